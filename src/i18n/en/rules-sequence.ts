/** The rules of Séquence Dés in English. */

export const words = {
  /** The people in the examples; the captions below call them so. */
  names: ['Alice', 'Ben', 'Clara', 'Dan'],
  sections: {
    goal: {
      title: 'The goal',
      text: {
        line: 'Be the first with five chips of your colour in a straight line without a gap, along a row or a column.',
        diagonal: 'Diagonals count, too. The French sheet leaves out a word there that its sister sheets have.',
      },
    },
    need: {
      title: 'What you need',
      text: {
        players: 'Two to four players, two dice, a board of 36 squares, and chips: one colour for each side.',
        board:
          'Each number from 2 to 9 and the 12 stand on four squares, the 2s in the corners, the 12s in the middle; 10 and 11 stand on none. A square is called by its column and its row: c3. The board looks the same from every side.',
        sides:
          'Two or three players play each for themselves. Four play two against two: partners sit opposite and share one colour.',
        chips: 'The box has 20 chips a side. Here they never run out.',
      },
    },
    start: {
      title: 'Who begins',
      text: {
        highest: 'Everybody throws both dice, one after another. The highest sum begins.',
        tie: 'Those who tie for it throw again, partners too, and only the new sums count, until one is highest.',
        notPlayed: 'These throws are not played: no chip, nothing removed, no other turn.',
        round: 'Then it goes round to the left, seat by seat.',
      },
    },
    turn: {
      title: 'Your turn',
      text: {
        sum: 'Throw both dice and add them. The sum says what to do, and what can be done must be done.',
        sides:
          'A partner’s chips are yours: you line them up together and never replace or remove them. With three players both others are opponents.',
      },
    },
    numbers: {
      title: '3 to 9: your number',
      text: {
        free: 'Put a chip on a free square with that number.',
        taken: 'If all four are taken, replace an opponent’s chip on one of them with yours.',
        own: 'If all four are yours, nothing happens.',
      },
    },
    again: {
      title: '2 and 12: once more',
      text: {
        same: 'The same as with 3 to 9, and then you have another turn, again each time.',
        blocked: 'You have it also when no chip could be put.',
        seat: 'It is yours alone: a partner can’t take it.',
      },
    },
    ten: {
      title: '10: defend',
      text: {
        remove: 'Remove an opponent’s chip; its square is free again. Chips on a 2 or a 12 are safe.',
        none: 'If there is no chip to remove, nothing happens.',
      },
    },
    eleven: {
      title: '11: wild',
      text: {
        free: 'Put a chip on any free square, whatever its number. On a 2 or a 12 it gives no other turn.',
        full: 'If the board is full, you must replace an opponent’s chip: any, on a 2 or a 12, too.',
      },
    },
    end: {
      title: 'The end',
      text: {
        once: 'The line wins at once, before any other turn; partners win together.',
        noDraw: 'There are no draws: a full board is played on.',
      },
    },
    variants: {
      title: 'Variants',
      text: {
        six: 'Six in a line: the sheet’s advice for a better game between two sides. Five are not enough then. With three players it is always five.',
        chat: 'Partners may not consult: while a game of four runs, its players can’t chat.',
      },
    },
    secrets: {
      title: 'Who knows what',
      text: { nothing: 'Nothing is hidden: everybody sees everything.' },
    },
  },
  /** The table of sums. */
  sums: {
    label: 'What each sum does',
    numbers: 'a chip on that number',
    again: 'the same, and another turn',
    ten: 'remove an opponent’s chip',
    eleven: 'a chip on any free square',
  },
  /** For the screen reader: the board as a picture, who has chips where. */
  picture: {
    board: 'The board.',
    chips: (name: string, squares: readonly string[]): string => `${name}: ${squares.length === 0 ? 'none' : squares.join(' ')}.`,
    may: (squares: readonly string[]): string => `May be chosen: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Five on a diagonal',
      moments: { diagonal: 'b2, c3, d4, e5 and f6: Alice wins at once. That the last throw was a 2 gives nobody another turn.' },
    },
    start: {
      title: 'A tie for the start',
      moments: {
        tie: 'Alice and Clara both have 9: they throw again. Ben is out of it.',
        begins: 'Now Clara has more, and begins. No chip is put for these throws.',
      },
    },
    seven: {
      title: 'Three sevens',
      moments: {
        free: 'Alice throws a 7: two of the four squares are still free.',
        replace: 'Another 7, and all four are taken: Alice replaces one of Ben’s two chips.',
        nothing: 'Now all four are hers. A 7 does nothing, and it is Ben’s turn.',
      },
    },
    again: {
      title: 'Twelve upon twelve',
      moments: {
        placed: 'Alice has put a chip on a 12, and throws again.',
        blocked: 'All four 12s are hers, so this 12 puts no chip. She has another turn all the same.',
      },
    },
    ten: {
      title: 'What a 10 can reach',
      moments: {
        choose: 'Ben throws a 10. He may remove Alice’s chip on the 9 or the one on the 7. Those on the 2 and the 12 are safe.',
        removed: 'The chip on d2 is gone, and the square is free again.',
      },
    },
    eleven: {
      title: 'Anywhere',
      moments: {
        free: 'Alice throws an 11: she may choose any square that is still free.',
        full: 'An 11 on a full board: she replaces any chip of Ben’s, also one on a 2 or a 12.',
      },
    },
    partners: {
      title: 'A line of two partners',
      moments: { shared: 'Alice and Clara put these five together: both win.' },
    },
  },
};

export type Words = typeof words;
