/** The introduction to Pokerdice, in English. */

export const words = {
  names: ['Colette'] as readonly string[],
  lessons: {
    throw: { say: 'Ten rounds, and for each a card of your hand. This round is yours: throw!' },
    lay: {
      say: 'Bet on the final dice; you may throw again twice. Touch cards to read them: Full house, Two pairs or Three?',
      not: 'Bold! From here Full house (5), Two pairs (3) or Three (2) are nearer.',
    },
    rethrow: {
      say: 'All have bet; only your card is turned up. Touch both pairs to keep them, throw the 3 again.',
      not: 'Keep the 2s and the 5s: throw only the 3 again.',
    },
    again: {
      say: 'One more throw: the same die!',
      not: 'Leave the two pairs on the tray: only the fifth die flies.',
    },
    captured: { say: 'Made: its points are yours. Colette’s small straight failed, so you capture it: 1 point.' },
    bet: {
      say: 'Now Colette throws and you only bet. One die is odd: No odd would give 4, Pair is a safer 1.',
      not: 'Hard with these dice. No odd or Pair?',
    },
    once: { say: 'Whoever throws, your card counts if it is made. But you play each card only once, so choose the moment well.' },
    mine: { say: 'Your round again: throw!' },
    straight: {
      say: '1, 2, 3, 4: four in a row lie there. Lay the Small straight.',
      not: 'Look: 1, 2, 3, 4. The Small straight is made.',
    },
    spoil: {
      say: 'Safe! But what if Colette bet on the two 4s? Keep 1, 2, 3, 4 and throw the other 4.',
      not: 'Keep one each of 1, 2, 3, 4, and throw the spare 4.',
    },
    stop: { say: 'No pair any more! You may throw again, or stop: keep these dice.' },
  },
  end: 'Colette’s pair is yours, too. Mend your dice or spoil the others’. After ten rounds, the player with the most points wins.',
};

export type Words = typeof words;
