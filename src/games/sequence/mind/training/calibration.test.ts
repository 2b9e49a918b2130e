import { expect, it } from 'vitest';
import { Seeded } from '../../../../random.ts';
import { QUICK } from '../depths.ts';
import { emptyNetwork } from '../network.ts';
import { errorOf, networkFor } from '../networks.ts';
import { BANDS, ERROR_SCALE, KINDS } from '../written.ts';
import { measureErrors } from './calibration.ts';

const SOME = { boards: 40, games: 60, depth: QUICK };

it.each(KINDS)(
  'estimates are about as far off as the committed errors say: $name',
  ({ sides, line }) => {
    const errors = measureErrors(networkFor(sides, line), new Seeded('boards'), SOME);
    expect(errors).toHaveLength(BANDS);
    errors.forEach((error, band) => {
      const committed = errorOf(sides, line, (band + 0.5) / BANDS);
      expect(committed).toBeGreaterThanOrEqual(0.01);
      expect(committed).toBeLessThan(0.06);
      expect(Math.abs(error / ERROR_SCALE - committed)).toBeLessThan(0.05);
    });
  },
);

it('a network that knows nothing is further off', () => {
  const untaught = Math.max(...measureErrors(emptyNetwork(2, 5), new Seeded('boards'), SOME));
  expect(untaught / ERROR_SCALE).toBeGreaterThan(errorOf(2, 5, 0.5));
});
