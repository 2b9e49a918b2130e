/** What the folders of games have in them, by game. */

import { expect, it } from 'vitest';
import { foundIn } from './found-in.ts';

const found = foundIn({
  '../../games/next/page/coach.ts': async () => ({ coach: 'of NEXT!' }),
  '../../games/sequence/page/coach.ts': async () => ({ coach: 'of Séquence' }),
});

it('is known by the name of the folder', async () => {
  expect(found.games).toEqual(['next', 'sequence']);
  expect([found.has('next'), found.has('chess'), found.has('toString')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await found.load('sequence')).toEqual({ coach: 'of Séquence' });
});

it('rejects what a game has not', async () => {
  await expect(found.load('chess')).rejects.toThrow('there is no game chess');
});
