/** It proves itself: mistakes that are put into the program are found, each within fifty worlds. */

import { expect, it } from 'vitest';
import { Crew } from './crew.ts';
import { planOf } from './plan.ts';
import { PLANTS } from './plants/plants.ts';
import { kindOf } from './shrink.ts';

const WORLDS = 50;

it('there are a dozen of them', () => {
  expect(Object.keys(PLANTS).length).toBeGreaterThanOrEqual(12);
});

it.each(Object.entries(PLANTS))('%s is found', async (name, { kinds }) => {
  const crew = new Crew(name);
  try {
    for (let number = 0; number < WORLDS; number++) {
      const { verdict } = await crew.run(planOf(`planted/${number}`));
      if (kinds.includes(kindOf(verdict) ?? '')) return;
    }
    expect.fail(`not found in ${WORLDS} worlds`);
  } finally {
    crew.close();
  }
});
