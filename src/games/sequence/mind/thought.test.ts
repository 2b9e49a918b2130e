import { expect, it } from 'vitest';
import { Seeded } from '../../../random.ts';
import { lines, SQUARES } from '../rules/board.ts';
import { chipOf, FREE, leftBy, reach, turned } from './cells.ts';
import { emptyNetwork, learn, type Network } from './network.ts';
import { isWon, lay, thinkOf, total, totalWith } from './thought.ts';

/** Random weights, as exact as the trained ones. */
function scribbled(sides: number, line: number): Network {
  const network = emptyNetwork(sides, line);
  const random = new Seeded('weights');
  for (const [pattern, kin] of network.groups.kin.entries()) {
    if (pattern !== kin || Math.abs((network.tables[0] as Float32Array)[pattern] as number) > 1000)
      continue;
    for (let head = 0; head < network.heads; head++)
      learn(network, pattern, head, (random.below(2001) - 1000) / 1024);
  }
  return network;
}

it.each([
  [2, 5],
  [2, 6],
  [3, 5],
])(
  'patterns and sums follow the board, and a won board is known by its sum: %i sides, %i in a line',
  (sides, line) => {
    const network = scribbled(sides, line);
    const random = new Seeded(`follow ${sides} ${line}`);
    for (let game = 0; game < 6; game++) {
      const thought = thinkOf(network, new Int8Array(SQUARES));
      for (let turn = 0; turn < 150; turn++) {
        const side = turn % sides;
        const sum = random.below(6) + random.below(6) + 2;
        const squares = reach(thought.cells, side, sum);
        if (squares.length === 0) continue;
        const square = squares[random.below(squares.length)] as number;
        const table = network.tables[random.below(sides) * sides + side] as Float32Array;
        const foretold = totalWith(
          thought,
          table,
          total(thought, table),
          square,
          leftBy(side, sum),
        );
        lay(thought, square, leftBy(side, sum));
        const afresh = thinkOf(network, thought.cells);
        expect(thought.patterns).toEqual(afresh.patterns);
        expect(thought.left).toEqual(afresh.left);
        expect(foretold).toBe(total(afresh, table));
        const won = lines(line).some((squaresOf) =>
          squaresOf.every((other) => thought.cells[other] === chipOf(side)),
        );
        expect(isWon(foretold)).toBe(won);
        if (won) break;
      }
    }
  },
);

it.each([2, 3])(
  'a board, the same a quarter turn on, and with the sides renamed have the same sums: %i sides',
  (sides) => {
    const network = scribbled(sides, 5);
    const random = new Seeded('turned');
    const cells = Int8Array.from({ length: SQUARES }, () => random.below(sides + 1));
    const quarter = new Int8Array(SQUARES);
    for (const [square, chip] of cells.entries()) quarter[turned(square)] = chip;
    const renamed = cells.map((chip) => (chip === FREE ? FREE : (chip % sides) + 1));
    for (let roller = 0; roller < sides; roller++) {
      for (let of = 0; of < sides; of++) {
        const table = network.tables[roller * sides + of] as Float32Array;
        const sum = total(thinkOf(network, cells), table);
        expect(total(thinkOf(network, quarter), table)).toBe(sum);
        const other = network.tables[
          ((roller + 1) % sides) * sides + ((of + 1) % sides)
        ] as Float32Array;
        expect(total(thinkOf(network, renamed), other)).toBe(sum);
      }
    }
  },
);
