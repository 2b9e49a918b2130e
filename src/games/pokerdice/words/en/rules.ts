/** The rules of Pokerdice in English. */

export const words = {
  /** The people in the examples; the captions below call them so. */
  names: ['Alice', 'Ben', 'Clara'],
  sections: {
    goal: {
      title: 'The goal',
      text: {
        aim: 'Five dice lie on the table. Everyone secretly bets a card on what the dice will show at the end of the round. If you are right, you score the points on your card.',
        twist:
          'But the active player may still throw dice again: to make their own card, or to spoil yours and capture it.',
      },
    },
    need: {
      title: 'What you need',
      text: {
        dice: 'Two to five players, ages 8 to 99. Five dice. About ten minutes.',
        pack: 'A pack of ten objective cards for each player, one of each kind.',
      },
    },
    cards: {
      title: 'The ten cards',
      text: {
        made: 'A card is made when the five dice show what it asks for at the end of the round.',
        more: 'More includes less. A full house is also a pair, three of a kind and two pairs. Four or five alike are also three of a kind and a pair. A large straight is also a small straight.',
        differ:
          'Two pairs and a full house need two different numbers. Five alike are neither, and four alike with another die are not two pairs.',
        corner: 'A straight does not go round the corner: nothing comes after the 6.',
      },
    },
    setup: {
      title: 'Before you start',
      text: {
        packs:
          'Everyone takes a pack and chooses its colour. No two packs at a table have the same colour.',
        first:
          'On the sheet the youngest player is the first active player. Here the host may name someone. If they don’t, lots are drawn.',
      },
    },
    bet: {
      title: 'A round: throw and bet',
      text: {
        throw: 'The active player throws all five dice.',
        lay: 'Now everyone, including the active player, puts down one card they have not played yet, face down. You may do so in any order. The others see only that you are ready.',
        final: 'Once a card is down, it cannot be changed.',
        turnUp:
          'When everyone has put down a card, the active player turns theirs face up. The others stay hidden.',
      },
    },
    again: {
      title: 'A round: throw again',
      text: {
        twice:
          'The active player may now throw again, up to two times. Each time they choose which dice to throw, at least one. They may also pick dice they kept before.',
        stop: 'They may stop at any time. After the second time the throw is final.',
        spoil:
          'The active player may spoil the dice for the others, even if their own card is already made.',
      },
    },
    judging: {
      title: 'A round: judge the cards',
      text: {
        open: 'All cards are turned face up. Each card is judged on its own, by the dice on the table.',
        won: 'If a card is made, its owner wins it and scores its points.',
        out: 'If the active player’s card is not made, it is out of the game.',
        captured:
          'If another player’s card is not made, the active player captures it. It is worth 1 point, whatever it shows.',
        evenSo: 'The active player captures cards even if their own card has failed.',
        next: 'Then the next player to the left becomes the active player.',
      },
    },
    end: {
      title: 'The end',
      text: {
        left: 'The sheet says: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» That is: with fewer than five players, the objective cards that players have not played are out of the game.',
        rounds:
          'The sheet does not give the number of rounds. Every new table plays equal rounds: everyone is the active player equally often. That makes 10 rounds for two players, 9 for three, 8 for four and 10 for five.',
        twice:
          'You can also choose that everyone is the active player twice, a short game for two or three players: 4 rounds for two players, 6 for three, 8 for four and 10 for five. Only then is the sheet’s sentence true word for word.',
        all: 'Or you can choose ten rounds for any number of players. Then every card is played.',
        count:
          'Add up the points on the cards you have won, plus 1 point for each card you have captured. The player with the most points wins.',
        tie: 'If players are tied, the one of them who was the active player last wins. So there is always just one winner.',
      },
    },
    variants: {
      title: 'Variants',
      text: {
        packs:
          'Two packs, for two players only: each player has 20 cards and plays two cards a round.',
        both: 'The active player turns up both of their cards. Each card is judged on its own.',
        same: 'Your two cards may be of the same kind, if you have two of that kind left.',
      },
    },
    secrets: {
      title: 'Who knows what',
      text: {
        hidden:
          'Until your card is turned up, only you know what it is. It stays in your list of cards left until then, so nothing gives it away.',
        open: 'Everyone sees the scores, and which cards each player has left: every card that was played has been seen.',
        down: 'Captured cards lie face down. Everyone sees how many there are.',
        before: 'The dice everyone bet on stay known when dice are thrown again.',
      },
    },
  },
  examples: {
    more: {
      title: 'One throw, five cards',
      moments: {
        full: 'Three sixes and two threes are a full house. They are also two pairs, three of a kind, a pair and, as always, the joker. Alice and Ben both score.',
      },
    },
    alike: {
      title: 'Many alike',
      moments: {
        five: 'Five fours are four of a kind, three of a kind and a pair, and none of them is odd. But without a second number there is no full house: Alice captures Ben’s.',
        four: 'Four sixes and a one are not two pairs: Ben captures Alice’s card.',
      },
    },
    straights: {
      title: 'Straights',
      moments: {
        corner:
          '5 6 1 2 3 goes round the corner, so it is not a straight. Alice captures Ben’s card.',
        small: '2 3 4 5 and another 5: a small straight, but not a large one.',
        large: '2 3 4 5 6: a large straight, and a small one too.',
      },
    },
    spoil: {
      title: 'Made, but thrown again',
      moments: {
        before: 'Alice’s three of a kind is made. But the others may have bet on her two fives.',
        spoiled:
          'So she throws the fives again, and it works: Ben’s full house and Clara’s two pairs fail. She scores 2 points for her three of a kind and 2 for the captured cards.',
      },
    },
    round: {
      title: 'A whole round',
      moments: {
        thrown: 'Alice is the active player. She throws two fives.',
        laid: 'Everyone has put down a card. Alice’s is turned up: three of a kind. Ben’s and Clara’s are still secret.',
        judged:
          'Alice throws the 2, the 3 and the 6 again, gets a third five and stops. Her three of a kind is made: 2 points. Ben’s pair is made: 1 point. Clara’s small straight fails. Alice captures it for 1 more point.',
      },
    },
    capture: {
      title: 'Failed, but still captures',
      moments: {
        judged:
          'Alice’s four of a kind fails and is out of the game. She still captures Ben’s large straight, for 1 point although it shows 7. Clara’s joker is always made.',
      },
    },
    tie: {
      title: 'Tied after ten rounds',
      moments: { over: 'Both have 37 points. Ben was the active player last, so Ben wins.' },
    },
    packs: {
      title: 'Two cards a round',
      moments: {
        judged:
          'Alice plays four of a kind twice, and both cards are made: 14 points. Ben’s three of a kind is made. Alice captures his full house.',
      },
    },
  },
};

export type Words = typeof words;
