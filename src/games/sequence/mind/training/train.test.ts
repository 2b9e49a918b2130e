import { expect, it } from 'vitest';
import { unpack } from '../../../../bots/packed.ts';
import { Seeded } from '../../../../random.ts';
import { emptyNetwork } from '../network.ts';
import { readBack, writeDown } from '../written.ts';
import { playAndLearn } from './self-play.ts';
import { train } from './train.ts';

const FEW = {
  games: [20, 10, 5],
  calibration: { boards: 3, games: 4, depth: { throws: 1, width: 36 } },
};

it('the same seed gives the same numbers, another seed others', () => {
  let steps = 0;
  const once = train('a seed', FEW, (done) => {
    steps = done;
  });
  expect(steps).toBe(35);
  expect(Object.keys(once)).toEqual(['twoSidesFive', 'twoSidesSix', 'threeSides', 'errors']);
  expect(train('a seed', FEW, () => undefined)).toEqual(once);
  expect(train('another', FEW, () => undefined)['twoSidesFive']).not.toBe(once['twoSidesFive']);
  expect(unpack(once['errors'] as string)).toHaveLength(15);
});

it('a network is read back as it was written down', () => {
  const network = emptyNetwork(3, 5);
  const random = new Seeded('written');
  for (let game = 0; game < 3; game++) playAndLearn(network, random, { rate: 0.05, wander: 5 });
  const written = writeDown(network);
  expect(written.some((number) => number !== 0)).toBe(true);
  expect(writeDown(readBack(3, 5, written))).toEqual(written);
});
