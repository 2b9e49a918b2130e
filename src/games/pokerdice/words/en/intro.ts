/** The introduction to Pokerdice, in English. */

export const words = {
  names: ['Colette'] as readonly string[],
  lessons: {
    throw: { say: 'Ten rounds, and you play one card in each. This is your round: throw!' },
    lay: {
      say: 'Bet on the final dice; you may throw again twice. Tap cards to read them: Full house, Two pairs or Three?',
      not: 'Try one of these three: Full house (5), Two pairs (3) or Three (2).',
    },
    rethrow: {
      say: 'Everybody has bet; only your card is turned up. Tap both pairs to keep them, then throw the 3 again.',
      not: 'Keep the 2s and the 5s: throw only the 3 again.',
    },
    again: {
      say: 'One more throw: the same die!',
      not: 'Keep the two pairs: throw only the fifth die.',
    },
    captured: {
      say: 'You made it and score its points. Colette’s small straight failed, so you capture it: 1 point.',
    },
    bet: {
      say: 'Now Colette throws and you only bet. Just one die is odd: No odd would score 4, Pair is a safer 1.',
      not: 'That’s hard with these dice. No odd or Pair?',
    },
    once: {
      say: 'No matter who throws, you score if your card is made. But you play each card only once: choose your moment.',
    },
    mine: { say: 'Your round again: throw!' },
    straight: {
      say: '1, 2, 3, 4: four in a row already. Lay the Small straight.',
      not: 'Look: 1, 2, 3, 4. The Small straight is already made.',
    },
    spoil: {
      say: 'Safe! But what if Colette has bet on the two 4s? Keep 1, 2, 3, 4 and throw the other 4.',
      not: 'Keep one 1, one 2, one 3 and one 4, and throw the spare 4.',
    },
    stop: { say: 'The pair is gone! You may throw again, or stop: keep these dice.' },
  },
  end: 'You capture Colette’s pair too. Make your card, spoil the others’: after ten rounds, the player with the most points wins.',
};

export type Words = typeof words;
