/**
 * One round of everything: each thing and what it is compared with by turns, so that a busy moment
 * of the machine hits both.
 */

import type { Browser } from 'playwright-core';
import type { Site } from '../../test/support/browser/site.ts';
import { measureInputs, measureLeastInputs } from './input.ts';
import { firstVisit, PLAY, secondVisit } from './load.ts';
import { measureOpening } from './opening.ts';
import { GAMES, MEASURED_THROWS, type PageMeasures } from './report.ts';
import { openSlowLine } from './slow-line.ts';
import { measureLeast, measureThrows } from './throws.ts';

/** Of each game, in each round. */
const INPUTS = Number(process.env['INPUTS'] ?? 8);
const THROWS_A_ROUND = 2;

export interface MeasuredRound {
  readonly browser: Browser;
  readonly site: Site;
  readonly measured: PageMeasures;
  readonly parts: readonly string[];
  say(what: string): void;
  isStopped(): boolean;
}

export async function round(of: MeasuredRound): Promise<void> {
  const steps = of.parts.flatMap((part) => STEPS[part]?.(of) ?? []);
  for (const [what, measure] of steps) {
    if (of.isStopped()) return;
    of.say(what);
    await measure();
  }
}

type Step = readonly [what: string, measure: () => Promise<void>];

const STEPS: Readonly<Record<string, (of: MeasuredRound) => readonly Step[]>> = {
  load,
  input,
  throws,
};

function load({ browser, site, measured: { loads } }: MeasuredRound): readonly Step[] {
  return [
    [
      'bare page',
      async () => void loads.bare.push(await firstVisit(browser, `${site.url}/api`, '')),
    ],
    [
      'first visit',
      async () => void loads.first.push(await firstVisit(browser, `${site.url}/`, PLAY)),
    ],
    [
      'first visit, slow for all',
      async () => {
        const line = await openSlowLine(site.port);
        loads.slow.push(await firstVisit(browser, `${line.url}/`, PLAY, false));
        await line.close();
      },
    ],
    [
      'second visit',
      async () => void loads.second.push(await secondVisit(browser, `${site.url}/`, PLAY)),
    ],
  ];
}

function input({ browser, site, measured: { inputs, openings } }: MeasuredRound): readonly Step[] {
  return [
    ['one button', async () => void inputs.least.push(await measureLeastInputs(browser, INPUTS))],
    ...GAMES.flatMap((game): readonly Step[] => [
      [
        `inputs of ${game}`,
        async () => void inputs[game].push(await measureInputs(browser, site.url, game, INPUTS)),
      ],
      [
        `opening ${game}`,
        async () =>
          void openings[game].here.push(await measureOpening(browser, site.url, game, false)),
      ],
      [
        `opening ${game} over slow 4G`,
        async () =>
          void openings[game].far.push(await measureOpening(browser, site.url, game, true)),
      ],
    ]),
  ];
}

function throws({ browser, site, measured }: MeasuredRound): readonly Step[] {
  return [
    [
      'one moving square',
      async () => void measured.throws.least.push(...(await measureLeast(browser, THROWS_A_ROUND))),
    ],
    ...MEASURED_THROWS.map(
      ({ name, game, dice }): Step => [
        name,
        async () =>
          void measured.throws[game].push(
            ...(await measureThrows(browser, site.url, { game, dice, count: THROWS_A_ROUND })),
          ),
      ],
    ),
  ];
}
