/** The rules of NEXT! in English. */

import { range, text } from '../../../../words/en/grammar.ts';

export const words = {
  /** The people in the examples; the captions below call them so. */
  names: ['Alice', 'Ben', 'Clara', 'Dan'],
  sections: {
    goal: {
      title: 'The goal',
      text: {
        aim: 'Throw the combination on a card and take the card. At the end, the player with the most points wins.',
        name: 'The dice you cannot use are left to the next player. That is why the game is called NEXT!',
      },
    },
    need: {
      title: 'What you need',
      text: {
        players: 'Two to six players, ages 8 and up. 10 to 20 minutes.',
        dice: 'Six dice, four white and two black.',
        colours: 'All dice have the same six colours. Each colour has its own symbol.',
        cards: '45 cards. Each card shows a combination and its points. Some also show an action.',
      },
    },
    cards: {
      title: 'The combinations',
      text: {
        any: 'Dashed dice in one frame may be any colour, but all of them must be the same colour. Two frames may share a colour.',
        fixed: 'Coloured dice must be exactly that colour.',
        made: 'A card is made when different dice fill all its places. The other dice do not matter.',
        so: 'So five alike also make a full house. Four and pair make three pairs, and so do six alike. Six alike make a double three.',
        deck: 'The list of printed cards is not public, so this deck is our own.',
        known:
          'Two values are known, and we keep them: four alike are worth 2 points, five alike 3.',
        own: 'If you have the box, you can play with a deck of your own: any 45 cards of this kind.',
      },
    },
    setup: {
      title: 'Before you start',
      text: {
        piles:
          'Shuffle the cards and make three piles of 15, face up. Only the top card of each pile is visible.',
        empty: 'An empty pile shows nothing.',
        first: 'Draw lots to see who begins. After that, turns go round to the left.',
      },
    },
    turn: {
      title: 'Your turn',
      text: {
        throw: 'Throw all six dice.',
        again:
          'Keep the dice you like and throw the others again, at least one. You have up to three throws in all. On your last throw you may also throw dice you kept before.',
        take: 'After any throw you may take a visible card if your dice make it and it is not locked. The next card of that pile is visible at once. If the card has an action, carry it out. Then your turn ends. You take one card a turn.',
        must: 'After your last throw, if a card is made, you must take it. If there are several, choose one.',
        none: 'If no card is made, your turn ends without a card.',
        noStop: 'Until then, you cannot stop without a card.',
      },
    },
    locks: {
      title: 'Locked cards',
      text: {
        lock: 'If your dice make visible cards and you throw again anyway, all of those cards are locked for you until your turn ends.',
        counts:
          'A locked card counts as not made. Throwing all six dice later in your turn locks cards too.',
        unused: 'A card that you could have made by turning a die, but did not, is not locked.',
      },
    },
    failed: {
      title: 'After a turn without a card',
      text: {
        yours:
          'If the player before you ended their turn without a card, you may use their dice as they are. Choose one of three ways:',
        take: 'Take a visible card that the dice already make, without throwing.',
        action: 'If the card has an action, carry it out.',
        keep: 'Keep one to five dice and throw the rest. This counts as your second throw, so you have two in all.',
        locks: 'Cards that the dice already made are now locked.',
        fresh:
          'Throw all six dice. This is a fresh first throw: you have three in all, and nothing is locked. Only the first throw of a turn can be a fresh one.',
        otherwise: 'If the player before you took a card, throw all six dice.',
        chain: 'Several turns in a row can end without a card.',
        replay:
          'A replay that ends without a card is also a failed turn: the next player may use the dice.',
      },
    },
    black: {
      title: 'The two black dice',
      text: {
        agree:
          'If you throw both black dice in the same throw and they show the same colour, you may turn one die. You may do this once for each such throw.',
        any: 'You may turn any die, black or white, even one you kept, to any other colour.',
        breaks:
          'You may do so even if it breaks a card you have made, and even after your last throw.',
        until: 'Turn the die before you throw again or take a card. After that it is too late.',
        stays: 'A turned die stays as it is while it is kept. The next player finds it like that.',
        heir: 'But the next player may not turn a die because of your throw.',
        last: 'You may also turn a die after your last throw. If no card is made, turn a die or end your turn. If you have no die to turn, your turn ends by itself.',
      },
    },
    actions: {
      title: 'Actions',
      text: {
        won: 'An action is carried out only when you win the card with dice, not when you draw it or are given it. You must carry it out if you can. If you cannot, it is skipped.',
        blind:
          'Drawing blind means drawing by chance: each of the other player’s cards is equally likely.',
        just: 'In a swap you may give away the card you have just won, but not the one you have just drawn.',
        back: 'You always give your card to the player you have just drawn from.',
        order:
          'A super-swap goes round to the left, starting with the player on your left. A card you drew from one player may be given to the next.',
      },
    },
    end: {
      title: 'The end',
      text: {
        limit: 'The game ends as soon as a player holds the number of cards in the table.',
        after:
          'Cards are counted after the whole action. During it a player may hold one card too many, and a steal may take them over the number.',
        dropped: 'If the card that ends the game has a replay, the replay is not played.',
        stop: 'A player who holds enough cards may stop the game earlier. With two players they may do so at the end of their own turn, with or without a card. They are asked each time.',
        moment:
          'With three to six players it is the same: at the end of their own turn, with or without a card.',
        asked: 'A player is asked just before the next player begins, so not before a replay.',
        held: 'Only the cards you hold count. A card that was taken from you no longer counts.',
        most: 'All cards are turned face up. The player with the most points wins.',
        shared: 'Players who are tied share the win.',
      },
    },
    secrets: {
      title: 'Who knows what',
      text: {
        down: 'The cards you have won lie face down. The others see how many there are. Their order gives nothing away.',
        own: 'You may always look at your own cards.',
        take: 'Everyone sees which card a player takes from a pile.',
        two: 'When a card is stolen or swapped, only the two players know which card it was. The others see only that a card changed hands.',
        open: 'At the end everything is shown: hands, piles and every card that was drawn.',
      },
    },
  },
  /** The table of cards: how many of a kind there are, and their points. */
  kinds: {
    label: 'The cards of the deck',
    any: 'Any colour',
    fixed: 'Exact colours',
    fixedNames: {
      three: 'three of one colour',
      twoTwo: 'two and two',
      threeTwo: 'three and two',
      twoTwoTwo: 'two, two and two',
    },
    count: text('{#cards} ×'),
  },
  limits: {
    label: 'How many cards end the game',
    players: 'Players',
    ends: 'The game ends at',
    mayStop: 'You may stop from',
    range,
  },
  examples: {
    enough: {
      title: 'Other dice do not matter',
      moments: {
        five: 'Five blue dice are five alike, of course. They are also a full house: three and two of the same colour. They are not three pairs.',
        fourAndPair:
          'Four green and two yellow dice are four and pair, a full house, and three pairs, two of them green.',
      },
    },
    last: {
      title: 'The last throw',
      moments: {
        must: 'Alice’s third throw makes two cards: three alike, and two red and two green. She must take one of them, and she may choose which.',
      },
    },
    lock: {
      title: 'Throwing on',
      moments: {
        made: 'Three red dice: Alice could take three alike. But she wants four, so she keeps the red dice and throws the others.',
        locked:
          'There is the fourth. Three alike is locked for this turn, but she may take four alike.',
      },
    },
    reds: {
      title: 'The sheet’s example: four reds',
      moments: {
        left: 'Alice’s turn fails and leaves four red dice. She threw on for a fifth, so four alike was locked for her. Nothing is locked for Ben. He has three ways to go on.',
        taken: 'First way: Ben takes four alike without throwing.',
      },
    },
    redsKept: {
      title: 'Second way: keep some dice',
      moments: {
        kept: 'Ben keeps the four red dice and throws the other two: a fifth red! That was a second throw, so he has one left. Four alike is locked now, but he may take five alike.',
      },
    },
    redsAfresh: {
      title: 'Third way: throw all six',
      moments: {
        thrown:
          'Ben throws all six dice afresh. This is a first throw, so he has two more. Nothing is locked.',
      },
    },
    black: {
      title: 'The black dice match',
      moments: {
        agree:
          'Alice threw both black dice, and both are blue. She may turn any one die to another colour.',
        turned: 'She turns the green die to red. Now she has four red and two blue: four and pair.',
      },
    },
    superSwap: {
      title: 'A super-swap',
      moments: {
        won: 'Everyone holds one card. Clara has won hers with a super-swap. First she draws blind from Alice, who sits on her left.',
        first:
          'She drew three alike and gave Alice the card she had just won. Now she swaps with Ben.',
        second: 'She drew five alike from Ben and gave him the card she had from Alice.',
      },
    },
    stop: {
      title: 'Replay, then stop',
      moments: {
        replay:
          'Four players. Alice takes a full house with a replay: she plays another full turn at once, with all six dice.',
        asked:
          'After three replays she holds four cards. With four players that is enough to stop.',
        over: 'She stops. All cards are counted: Alice wins with 7 points.',
      },
    },
  },
};

export type Words = typeof words;
