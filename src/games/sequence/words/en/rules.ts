/** The rules of Séquence Dés in English. */

export const words = {
  /** The people in the examples; the captions below call them so. */
  names: ['Alice', 'Ben', 'Clara', 'Dan'],
  sections: {
    goal: {
      title: 'The goal',
      text: {
        line: 'Be the first to have five chips of your colour in a straight line without a gap, down a column or on a diagonal.',
        row: 'A row counts too. The French sheet leaves out “across”; the English and German sheets have it.',
      },
    },
    need: {
      title: 'What you need',
      text: {
        players:
          'Two to four players, two dice, a board of 36 squares, and chips in one colour for each side.',
        layout:
          'The numbers stand as they are printed on the board itself; the text of the sheet does not describe them. Each number from 2 to 9, and the 12, has four squares: the 2s are in the corners, the 12s in the middle. There is no 10 and no 11.',
        squares:
          'A square is named by its column and its row, for example c3. The board looks the same from every side.',
        sides:
          'With two or three players, everyone plays for themselves. With four, two play against two: partners sit opposite each other and share a colour.',
        chips: 'The box has 20 chips for each side. Here you never run out.',
      },
    },
    start: {
      title: 'Who begins',
      text: {
        highest:
          'Everyone throws both dice, one player after another. The player with the highest total begins.',
        tie: 'If players tie for the highest total, only they throw again, even if they are partners. Only the new totals count. This goes on until one player is highest.',
        notPlayed:
          'These throws are not played: no chip is placed or removed, and nobody gets another turn.',
        round: 'After that, turns go round to the left, from seat to seat.',
      },
    },
    turn: {
      title: 'Your turn',
      text: {
        sum: 'Throw both dice and add them up. The total tells you what to do. If you can do it, you must.',
        sides:
          'Your partner’s chips count as yours: you build lines together, and you never replace or remove them. With three players, both of the others are your opponents.',
      },
    },
    numbers: {
      title: '3 to 9: your number',
      text: {
        free: 'Place a chip on a free square with that number.',
        taken:
          'If all four squares are taken, you must replace an opponent’s chip on one of them with one of yours. The French sentence is garbled here.',
        own: 'If all four are yours, nothing happens.',
      },
    },
    again: {
      title: '2 and 12: another turn',
      text: {
        same: 'Do the same as with 3 to 9. Then you have another turn. This happens every time you throw a 2 or a 12.',
        blocked: 'You get another turn even if you could not place a chip.',
        seat: 'The other turn is yours alone: your partner cannot take it.',
      },
    },
    ten: {
      title: '10: defend',
      text: {
        remove:
          'Remove an opponent’s chip. Its square is free again. You may never remove a chip from a 2 or a 12.',
        none: 'If there is no chip you can remove, nothing happens.',
      },
    },
    eleven: {
      title: '11: wild',
      text: {
        free: 'Place a chip on any free square, whatever its number. Placing it on a 2 or a 12 does not give you another turn.',
        full: 'If the board is full, replace any opponent’s chip you choose, even on a 2 or a 12.',
        must: 'You have to do this. The sheet says “may” («\u00a0peut\u00a0»), but declining never helps.',
      },
    },
    end: {
      title: 'The end',
      text: {
        once: 'A line wins at once, before anyone has another turn. Partners win together.',
        noDraw: 'There are no draws. If the board is full, the game goes on.',
      },
    },
    variants: {
      title: 'Variants',
      text: {
        six: 'Six in a line: the sheet recommends this for two players or two teams, because the game is more interesting. Then five are not enough. With three players it is always five.',
        consult: 'Partners may not discuss the game.',
        chat: 'So during a four-player game the chat is closed to the players.',
      },
    },
    secrets: {
      title: 'Who knows what',
      text: { nothing: 'Nothing is hidden: everyone sees everything.' },
    },
  },
  /** The table of sums. */
  sums: {
    label: 'What each total does',
    numbers: 'a chip on that number',
    again: 'the same, and another turn',
    ten: 'remove an opponent’s chip',
    eleven: 'a chip on any free square',
  },
  /** For the screen reader: the board as a picture, who has chips where. */
  picture: {
    board: 'The board.',
    chips: (name: string, squares: readonly string[]): string =>
      `${name}: ${squares.length === 0 ? 'none' : squares.join(' ')}.`,
    may: (squares: readonly string[]): string => `May be chosen: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Five on a diagonal',
      moments: {
        diagonal:
          'b2, c3, d4, e5 and f6: Alice wins at once. Her last throw was a 2, but nobody has another turn.',
      },
    },
    row: {
      title: 'Five in a row',
      moments: { row: 'a5, b5, c5, d5 and e5: Alice wins with a row. That is our ruling.' },
    },
    start: {
      title: 'A tie for the start',
      moments: {
        tie: 'Alice and Clara both have 9, so they throw again. Ben does not.',
        begins: 'Now Clara has the higher total and begins. No chip is placed for these throws.',
      },
    },
    seven: {
      title: 'Three sevens',
      moments: {
        free: 'Alice throws a 7. Two of the four squares are still free.',
        replace:
          'Another 7, and all four squares are taken. Alice replaces one of Ben’s two chips.',
        nothing: 'Now all four are hers. A 7 does nothing, and it is Ben’s turn.',
      },
    },
    again: {
      title: 'One 12 after another',
      moments: {
        placed: 'Alice has placed a chip on a 12. She throws again.',
        blocked:
          'All four 12s are hers, so she cannot place a chip for this 12. She still has another turn.',
      },
    },
    ten: {
      title: 'What a 10 can reach',
      moments: {
        choose:
          'Ben throws a 10. He may remove Alice’s chip on the 9 or the one on the 7. He may not remove her chips on the 2 and the 12.',
        removed: 'The chip on d2 is gone, and the square is free again.',
      },
    },
    eleven: {
      title: 'Anywhere you like',
      moments: {
        free: 'Alice throws an 11. She may choose any square that is still free.',
        full: 'An 11 on a full board: Alice replaces any of Ben’s chips, even one on a 2 or a 12.',
      },
    },
    partners: {
      title: 'Partners share a line',
      moments: { shared: 'Alice and Clara built this column together. Both win.' },
    },
  },
};

export type Words = typeof words;
