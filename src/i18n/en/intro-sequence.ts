/** The introduction to Séquence Dés, in English. */

export const words = {
  names: ['Colette'] as readonly string[],
  lessons: {
    throw: { say: 'Five of your chips in a line win: down, diagonally or across. Throw the dice!' },
    place: { say: '3 + 4 = 7. Four squares are a 7: touch one, then confirm.' },
    twelve: { say: 'Colette has answered on a 9. Your turn again: throw!' },
    gap: {
      say: 'Double six! Close the gap in your row: put the chip on c3.',
      not: 'Not there yet: c3 lies between two chips of yours.',
    },
    again: { say: 'A 2 or a 12 gives you another turn. Throw again!' },
    replace: {
      say: 'All four 8s are taken: then you replace a chip. Colette’s on e3 makes your row four!',
      not: 'Allowed, but e3 is better: it makes your row four.',
    },
    danger: { say: 'Careful: now Colette has four in a row at the top. Throw!' },
    remove: {
      say: 'A 10 removes a chip of the others, but never from a 2 or a 12. Break the row at the top!',
      not: 'Not that one: the row at the top is the danger.',
    },
    wild: { say: 'The danger is gone. Your throw!' },
    five: {
      say: 'An 11 may go on any free square. Make your row five!',
      not: 'Almost: at one end of your row, left or right.',
    },
  },
  end: 'Five in a line, you win! Two, three or four play; four are two teams.',
};

export type Words = typeof words;
