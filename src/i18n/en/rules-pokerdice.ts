/** The rules of Pokerdice in English. */

export const words = {
  /** The people in the examples; the captions below call them so. */
  names: ['Alice', 'Ben', 'Clara'],
  sections: {
    goal: {
      title: 'The goal',
      text: {
        aim: 'Five dice lie on the table. Everybody secretly bets a card on what they will show in the end. If they do show it, you score the points on your card.',
        twist: 'But whoever threw the dice may still change them: to make a card, or to spoil yours and capture it.',
      },
    },
    need: {
      title: 'What you need',
      text: {
        dice: 'Two to five players from 8 to 99 years, five dice, about ten minutes.',
        pack: 'For each player a pack of ten cards, one of each kind.',
      },
    },
    cards: {
      title: 'The ten cards',
      text: {
        made: 'A card is made when the five dice, as they lie in the end, show what it asks for.',
        more: 'More includes less: a full house is also a pair, three of a kind and two pairs; four or five alike are also three and a pair; a large straight is also a small one.',
        differ:
          'Two pairs and a full house need two different faces. Five alike are neither of them, and four alike with another die are not two pairs.',
        corner: 'Straights don’t go round the corner: after the 6 comes nothing.',
      },
    },
    setup: {
      title: 'Before you start',
      text: {
        packs: 'Everybody takes a pack.',
        first:
          'The sheet lets the youngest throw first. Here the host of the table may name somebody; otherwise it is drawn by lot.',
      },
    },
    bet: {
      title: 'A round: throw and bet',
      text: {
        throw: 'Whoever’s round it is throws all five dice.',
        lay: 'Now everybody, the thrower too, lays one card face down that they have not played before. The order does not matter, and the others see only that you are ready.',
        final: 'A laid card stays laid.',
        turnUp: 'When all cards lie, the thrower’s is turned up, and no other.',
      },
    },
    again: {
      title: 'A round: throw again',
      text: {
        twice:
          'The thrower may now throw dice again, at most twice: any of them each time, also ones kept before, and at least one.',
        stop: 'The thrower may stop at any point. After the second time it is over by itself.',
        spoil: 'Spoiling the dice for the others is allowed, even when your own card is made.',
      },
    },
    judging: {
      title: 'A round: judge the cards',
      text: {
        open: 'All cards are turned up. Each is judged by itself, by the dice as they lie now.',
        won: 'Made, whoever’s it is: its owner wins it and scores its points.',
        out: 'Not made, and the thrower’s: it is out of the game.',
        captured: 'Not made, and somebody else’s: the thrower captures it for 1 point, whatever it shows.',
        evenSo: 'That holds even if the thrower’s own card has failed.',
        next: 'Then the next player to the left throws.',
      },
    },
    end: {
      title: 'The end',
      text: {
        rounds: 'There are ten rounds: every card is played once. The sheet does not say how many.',
        count: 'Add the points of the cards you have won, and 1 for each card you have captured. Most points win.',
        tie: 'If some are equal, the one of them who threw most recently wins: there is always exactly one winner.',
      },
    },
    variants: {
      title: 'Variants',
      text: {
        equal:
          'Equal rounds: everybody throws equally often. That makes 10 rounds for two players, 9 for three, 8 for four and 10 for five. Cards left over count for nothing.',
        packs:
          'Two packs, for two players only: 20 cards each, and two cards a round for ten rounds. The thrower turns up both, and each card is judged by itself.',
        same: 'Both cards of a round may be of the same kind, if you have two of it left.',
      },
    },
    secrets: {
      title: 'Who knows what',
      text: {
        hidden:
          'Only you know what you have laid, until it is turned up. Your list of cards left still shows it until then, so that nothing gives it away.',
        open: 'Scores are open, and so are the cards that everybody has left: every card that was played has been seen.',
        down: 'Captured cards lie face down; everybody sees how many.',
        before: 'The dice on which the cards were laid stay known when dice are thrown again.',
      },
    },
  },
  examples: {
    more: {
      title: 'One throw, five cards',
      moments: {
        full: 'Three sixes and two threes are a full house, and with it two pairs, three of a kind, a pair and, as always, the joker. Alice and Ben both score.',
      },
    },
    alike: {
      title: 'Many alike',
      moments: {
        five: 'Five fours are four, three and a pair, and not one of them is odd. But without a second face there is no full house: Alice captures Ben’s.',
        four: 'Four sixes and a one are not two pairs: Ben captures Alice’s card.',
      },
    },
    straights: {
      title: 'Straights',
      moments: {
        corner: '5 6 1 2 3 go round the corner: no straight. Alice captures Ben’s card.',
        small: '2 3 4 5 and another 5: a small straight, but no large one.',
        large: '2 3 4 5 6: a large straight, and a small one, too.',
      },
    },
    spoil: {
      title: 'Made, and thrown again all the same',
      moments: {
        before: 'Alice’s three of a kind is made. But the others may have bet on her two fives.',
        spoiled:
          'So she throws the fives again, and it works: Ben’s full house and Clara’s two pairs fail. 2 points for her three, and 2 captured cards.',
      },
    },
    round: {
      title: 'A whole round',
      moments: {
        thrown: 'Alice throws: two fives, so far.',
        laid: 'All have laid a card. Alice’s is turned up, three of a kind; Ben’s and Clara’s are still secret.',
        judged:
          'Alice throws the 2, the 3 and the 6 again, gets a third five and stops. Her three is made, 2 points; Ben’s pair, 1 point. Clara’s small straight fails: Alice captures it, 1 point more.',
      },
    },
    capture: {
      title: 'Failed, and captures',
      moments: {
        judged:
          'Alice’s four of a kind fails and is out. Ben’s large straight she captures all the same: for 1 point, though it shows 7. Clara’s joker is always made.',
      },
    },
    tie: {
      title: 'Equal after ten rounds',
      moments: { over: '37 points each. Ben threw last, so Ben wins.' },
    },
    packs: {
      title: 'Two cards a round',
      moments: {
        judged:
          'Alice lays four of a kind twice, and both are made: 14 points. Ben’s three is made; his full house she captures.',
      },
    },
  },
};

export type Words = typeof words;
