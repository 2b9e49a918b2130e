/** Everything that was measured, and the tables that tell it. */

import { most, ms, nearestMedian, p95, table } from './figures.ts';
import type { Frames } from './frames.ts';
import type { Inputs } from './input.ts';
import type { Load } from './load.ts';
import type { Size } from './sizes.ts';

export const GAMES = ['pokerdice', 'next', 'sequence'] as const;
type GameId = (typeof GAMES)[number];

export const MEASURED_THROWS = [
  { name: 'five dice, Pokerdice', game: 'pokerdice', dice: 5 },
  { name: 'six dice, NEXT!', game: 'next', dice: 6 },
] as const;

export interface PageMeasures {
  /** How many wanted a processor: over the last one, five and fifteen minutes. */
  readonly loadBefore: readonly number[];
  loadAfter: readonly number[];
  chromium: string;
  sizes: readonly Size[];
  readonly loads: Readonly<Record<'bare' | 'first' | 'slow' | 'second', Load[]>>;
  readonly inputs: Readonly<Record<GameId | 'least', Inputs[]>>;
  readonly openings: Readonly<Record<GameId, Readonly<Record<'here' | 'far', number[]>>>>;
  readonly throws: Readonly<Record<(typeof MEASURED_THROWS)[number]['game'] | 'least', Frames[]>>;
}

export function newMeasured(loadBefore: readonly number[]): PageMeasures {
  return {
    loadBefore,
    loadAfter: [],
    chromium: '',
    sizes: [],
    loads: { bare: [], first: [], slow: [], second: [] },
    inputs: { least: [], pokerdice: [], next: [], sequence: [] },
    openings: { pokerdice: opening(), next: opening(), sequence: opening() },
    throws: { least: [], pokerdice: [], next: [] },
  };
}

const opening = (): Readonly<Record<'here' | 'far', number[]>> => ({ here: [], far: [] });

export function report(measured: PageMeasures): string {
  const busy = (load: readonly number[]): string => (load[0] ?? 0).toFixed(1);
  const about = `Chromium ${measured.chromium}; ${busy(measured.loadBefore)} wanted a processor before, ${busy(measured.loadAfter)} after.`;
  return [
    about,
    loads(measured),
    inputs(measured),
    openings(measured),
    throws(measured),
    sizes(measured),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

const LOADS = [
  ['bare', 'bare page'],
  ['first', 'first visit'],
  ['slow', 'first visit, a line slow for all'],
  ['second', 'second visit, out of the service worker'],
] as const;

function loads({ loads }: PageMeasures): string {
  if (loads.first.length === 0) return '';
  const figures = ['paint', 'contentful', 'largest', 'interactive'] as const;
  const rows = LOADS.filter(([key]) => loads[key].length > 0).map(([key, name]) => {
    const cells = figures.flatMap((figure) => {
      const measured = loads[key].map((load) => load[figure]);
      return [ms(nearestMedian(measured)), ms(p95(measured))];
    });
    const times =
      nearestMedian(loads[key].map(({ interactive }) => interactive)) /
      nearestMedian(loads.bare.map(({ interactive }) => interactive));
    return [
      name,
      ...cells,
      times.toFixed(1),
      ms(nearestMedian(loads[key].map(({ processor }) => processor))),
      loads[key].length,
    ];
  });
  const head = [
    'load',
    'first paint',
    'p95',
    'first words',
    'p95',
    'largest',
    'p95',
    'interactive',
    'p95',
    '× bare',
    'processor',
    'visits',
  ];
  return `${table(head, rows)}\n\nAsked for on the first visit: first paint under 1,000 ms, interactive under 2,000 ms.`;
}

function inputs({ inputs }: PageMeasures): string {
  const rows = [
    ['least', 'one button on an empty page'] as const,
    ...GAMES.map((game) => [game, game] as const),
  ]
    .filter(([key]) => inputs[key].length > 0)
    .map(([key, name]) => {
      const all = inputs[key].flatMap(({ inputs }) => inputs);
      const took = all.map((input) => input.all);
      const processor = all.map((input) => input.processor);
      const told = inputs[key].flatMap((measured) => measured.told);
      const cells = [
        nearestMedian(took),
        p95(took),
        most(took),
        p95(told),
        nearestMedian(processor),
        p95(processor),
      ].map(ms);
      return [name, ...cells, took.filter((one) => one >= 100).length, took.length];
    });
  if (rows.length === 0) return '';
  const head = [
    'input to paint',
    'p50',
    'p95',
    'longest',
    'p95 by the API',
    'processor p50',
    'p95',
    '100 ms or more',
    'inputs',
  ];
  return `${table(head, rows)}\n\nAsked for: p95 under 100 ms.`;
}

function openings({ openings }: PageMeasures): string {
  const rows = GAMES.filter((game) => openings[game].here.length > 0).map((game) => {
    const { here, far } = openings[game];
    return [game, ms(nearestMedian(here)), ms(p95(here)), ms(nearestMedian(far)), ms(p95(far))];
  });
  return rows.length === 0
    ? ''
    : table(['Play to table', 'all is there', 'p95', 'slow 4G, first time', 'p95'], rows);
}

function throws({ throws }: PageMeasures): string {
  const rows = [
    ['least', 'one moving square'] as const,
    ...MEASURED_THROWS.map(({ game, name }) => [game, name] as const),
  ]
    .filter(([key]) => throws[key].length > 0)
    .map(([key, name]) => {
      const of = (figure: keyof Frames): readonly number[] =>
        throws[key].map((frames) => frames[figure]);
      const sum = (figure: keyof Frames): number =>
        of(figure).reduce((total, one) => total + one, 0);
      const share = (100 * sum('presented')) / (sum('presented') + sum('dropped'));
      return [
        name,
        ms(nearestMedian(of('length'))),
        nearestMedian(of('refreshes')),
        nearestMedian(of('presented')),
        nearestMedian(of('dropped')),
        `${share.toFixed(0)} %`,
        ms(nearestMedian(of('start'))),
        ms(nearestMedian(of('longestGap'))),
        ms(p95(of('longestGap'))),
        `${nearestMedian(of('work')).toFixed(1)} ms`,
        throws[key].length,
      ];
    });
  if (rows.length === 0) return '';
  const head = [
    'frames',
    'length',
    'refreshes',
    'presented',
    'dropped',
    'in time',
    'until it begins',
    'longest gap',
    'p95',
    'processor a frame',
    'throws',
  ];
  return `${table(head, rows)}\n\nAsked for: sixty frames a second, one each 16.7 ms.`;
}

function sizes({ sizes }: PageMeasures): string {
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  const rows = sizes.map(({ name, gzip, brotli, most }) => [
    name,
    kB(gzip),
    kB(brotli),
    most === undefined ? '' : kB(most),
  ]);
  return rows.length === 0 ? '' : table(['script', 'gzip', 'brotli', 'at most'], rows);
}
