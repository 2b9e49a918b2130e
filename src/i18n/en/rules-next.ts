/** The rules of NEXT! in English. */

import { range, text } from './grammar.ts';

export const words = {
  /** The people in the examples; the captions below call them so. */
  names: ['Alice', 'Ben', 'Clara', 'Dan'],
  sections: {
    goal: {
      title: 'The goal',
      text: {
        aim: 'Throw the combination that a card shows, and take the card. Most points at the end win.',
        name: 'What you can’t use is left to the next player. That is why the game is called NEXT!',
      },
    },
    need: {
      title: 'What you need',
      text: {
        players: 'Two to six players from 8 years, 10 to 20 minutes.',
        dice: 'Six dice, four white and two black.',
        colours: 'All of them have the same six colours, and each colour has a symbol of its own.',
        cards: '45 cards. Each shows a combination and its points, and some the sign of an action.',
      },
    },
    cards: {
      title: 'The combinations',
      text: {
        any: 'Dashed dice in a frame may have any colour, but all in one frame the same. Two frames may share a colour.',
        fixed: 'Dice with a colour must have exactly this colour.',
        made: 'A card is made when different dice fill all its places. The other dice do not matter.',
        so: 'So five alike make a full, too. Four and pair make three pairs, and so do six alike. Six alike make a double three.',
        deck: 'The list of the printed cards is not public, so this deck is ours. Two values are known and kept: four alike 2 points, five alike 3.',
        own: 'Whoever has the box can play with a deck of their own: any 45 cards of this kind.',
      },
    },
    setup: {
      title: 'Before you start',
      text: {
        piles:
          'Shuffle the cards into three piles of 15, face up: only the top card of each is to be seen. An empty pile shows nothing.',
        first: 'Who begins is drawn by lot. Then it goes round to the left.',
      },
    },
    turn: {
      title: 'Your turn',
      text: {
        throw: 'Throw all six dice.',
        again:
          'Keep the dice you like and throw the others again, at least one: up to three throws in all. At the last one dice that you kept before may go again, too.',
        take: 'After any throw you may take a card that lies on top, if your dice make it and it is not locked. The next card of the pile shows at once. Carry out the action, if there is one; then your turn ends. One card a turn.',
        must: 'After the last throw you must take a card that is made; among several you choose.',
        none: 'If none is made, your turn ends without a card.',
        noStop: 'You can’t stop before that without a card.',
      },
    },
    locks: {
      title: 'Locked cards',
      text: {
        lock: 'If you throw again although your dice make cards that lie on top, every one of them is locked for you until your turn ends.',
        counts: 'A locked card counts as not made. A later throw of all six locks, too.',
        unused: 'What you could have made with the black dice, and did not, is not locked.',
      },
    },
    failed: {
      title: 'After a turn without a card',
      text: {
        yours: 'If the turn before yours brought no card, its dice are yours as they lie. Choose:',
        take: 'Take a card that they make already, without throwing. Its action counts.',
        keep: 'Keep one to five dice and throw the others. This is your second throw, two in all, and it locks what the dice made.',
        fresh:
          'Throw all six: a fresh first throw, three in all, and nothing is locked. Only the first throw of a turn can be that.',
        otherwise: 'After a turn that took a card, all six are thrown.',
        chain: 'Turns can fail one after another. A failed replay is a failed turn, too.',
      },
    },
    black: {
      title: 'The two black dice',
      text: {
        agree:
          'If both black dice were thrown in the same throw and show the same colour, you may turn one die. Each such throw gives you this right once.',
        any: 'Any die, black or white, also a kept one, to any other colour; even if that breaks a card.',
        until: 'Do it before you throw or take; then the right is gone.',
        stays: 'A turned die stays so while it is kept, and is left to the next player as it lies.',
        heir: 'The right itself is not left to the next player.',
        last: 'It also holds after the last throw: if nothing is made, turn a die or end your turn. Without it the turn ends by itself.',
      },
    },
    actions: {
      title: 'Actions',
      text: {
        won: 'An action counts only when the card is won with dice, not when it is drawn or given. It must be carried out if it can be, else it is skipped.',
        blind: 'Drawn blind means by chance: each card of the other is equally likely.',
        just: 'In a swap you may give the card you have just won, but not the one you have just drawn.',
        superSwap:
          'A super-swap goes round to the left. Each time you give to the one you drew from; what you drew from one you may give to the next.',
      },
    },
    end: {
      title: 'The end',
      text: {
        limit:
          'The game ends as soon as somebody holds so many cards. That is looked at when the action is done: in between there may be one card too many, and a steal may end above the number.',
        dropped: 'A replay won with the card that ends the game is dropped.',
        stop: 'Whoever holds enough may stop the game when a turn of theirs ends, with or without a card, and is asked each time.',
        asked: 'The question comes when the next player would begin, so not before a replay.',
        held: 'Cards held count: one that was drawn away counts no more.',
        most: 'All cards are turned up. Most points win.',
        shared: 'Those who are equal share the win.',
      },
    },
    secrets: {
      title: 'Who knows what',
      text: {
        down: 'Won cards lie face down. The others see how many, in an order that tells nothing; you always see your own.',
        take: 'What somebody takes from a pile everybody sees.',
        two: 'What a steal or a swap moved only the two know. The others are shown that a card moved, not which.',
        open: 'At the end everything is open: hands, piles and every draw.',
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
    ends: 'Ends the game',
    mayStop: 'May stop it',
    range,
  },
  examples: {
    enough: {
      title: 'Other dice do not matter',
      moments: {
        five: 'Five blue dice: five alike, of course, but also a full, three and two of the same colour. Three pairs they are not.',
        fourAndPair: 'Four green and two yellow: four and pair, a full, and three pairs, two of them green.',
      },
    },
    last: {
      title: 'The last throw',
      moments: {
        must: 'Alice’s third throw makes three alike, and two red and two green. She must take one of the two cards, whichever she likes.',
      },
    },
    lock: {
      title: 'Throwing on',
      moments: {
        made: 'Three red: Alice could take three alike. She wants four, keeps the red dice and throws the others.',
        locked: 'There is the fourth. Three alike is locked for this turn; four alike she may take.',
      },
    },
    heir: {
      title: 'Going on with another’s dice',
      moments: {
        left: 'Alice’s three throws brought nothing. Her dice stay as they lie, and it is Ben’s turn.',
        kept: 'Ben keeps the three red dice and the blue one and throws two: another blue. He may take three red and two blue, or throw once more.',
      },
    },
    gift: {
      title: 'A present',
      moments: {
        thrownOn:
          'Alice had four green dice and threw on for a fifth. Three alike is locked for her now, and her last throw brings nothing, either.',
        there: 'For Ben nothing is locked: he takes three alike without throwing.',
      },
    },
    black: {
      title: 'The black dice agree',
      moments: {
        agree: 'Both black dice were thrown and are blue. Alice may turn any one die to another colour.',
        turned: 'She turns the green one to red: four red and two blue, four and pair.',
      },
    },
    superSwap: {
      title: 'A super-swap',
      moments: {
        won: 'Everybody holds one card. Clara has won hers with a super-swap: first she draws blind from Alice, who sits to her left.',
        first: 'She drew three alike and gave Alice the card she had just won. Now comes Ben.',
        second: 'From Ben she drew five alike, and passed Alice’s card on to him.',
      },
    },
    stop: {
      title: 'Replay, and stop',
      moments: {
        replay: 'Four players. Alice takes a full with a replay: another full turn at once, with six dice.',
        asked: 'After three replays she holds four cards. With four players that is enough to stop.',
        over: 'She stops. All cards are counted: Alice wins with 7 points.',
      },
    },
  },
};

export type Words = typeof words;
