/** The introduction to Séquence Dés, in English. */

export const words = {
  names: ['Colette'] as readonly string[],
  lessons: {
    throw: {
      say: 'Get five of your chips in a line to win: down, diagonally or across. Throw the dice!',
    },
    place: { say: '3 + 4 = 7. Four squares are a 7: tap one, then confirm.' },
    twelve: { say: 'Colette has put a chip on a 9. Your turn again: throw!' },
    gap: {
      say: 'Double six! Fill the gap in your row: put the chip on c3.',
      not: 'Not there: c3 is between two of your chips.',
    },
    again: { say: 'A 2 or a 12 gives you another turn. Throw again!' },
    replace: {
      say: 'All four 8s are taken, so you replace a chip. Take Colette’s on e3: that makes four in a row!',
      not: 'You may, but e3 is better: it gives you four in a row.',
    },
    danger: { say: 'Careful: now Colette has four in a row at the top. Throw!' },
    remove: {
      say: 'With a 10 you remove an opponent’s chip, but never from a 2 or a 12. Break the row at the top!',
      not: 'Not that one: the row at the top is the danger.',
    },
    wild: { say: 'The danger is gone. Your throw!' },
    five: {
      say: 'With an 11 you may choose any free square. Make it five in a row!',
      not: 'Almost: put it at one end of your row, left or right.',
    },
  },
  end: 'Five in a line: you win! Two, three or four can play; four play in two teams.',
};

export type Words = typeof words;
