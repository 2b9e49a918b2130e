/**
 * Timelines of every recorded game in the corpus: the same moments as playing them, whichever way
 * one looks.
 */

import { describe, expect, it } from 'vitest';
import type { AnyGame, CommonView, Viewer } from '../../../game.ts';
import { Seeded } from '../../../random.ts';
import { OpenRecord, tellEvent } from '../../../record/record.ts';
import { games } from '../../sources/local/testing.ts';
import { type Fault, gamesNamed, readLines, readRecords } from './records.ts';
import type { Timeline } from './timeline.ts';

const texts = import.meta.glob<string>('../../../games/*/records/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const verdicts = import.meta.glob<Record<string, readonly Verdict[]>>(
  '../../../games/*/records/expected.json',
  {
    import: 'default',
    eager: true,
  },
);

type Verdict =
  | {
      readonly ok: true;
      readonly line: number;
      readonly game: string;
      readonly events: number;
      readonly over: boolean;
    }
  | { readonly ok: false; readonly line: number };

const files = Object.entries(texts).map(([path, text]) => {
  const [, folder = '', name = ''] = /games\/(\w+)\/records\/(.+)$/.exec(path) ?? [];
  return {
    title: `${folder}/${name}`,
    text,
    expected: verdicts[`../../../games/${folder}/records/expected.json`]?.[name] ?? [],
  };
});

const read = (text: string) => readRecords(readLines(new TextEncoder().encode(text)), games);
const viewersOf = ({ seats }: Timeline): readonly Viewer[] => [
  'public',
  ...Array.from({ length: seats }, (_, seat) => seat),
];

it('finds the records of a file, and the lines that are wrong, as the referee does', () => {
  expect(files.length).toBeGreaterThan(400);
  for (const { title, text, expected } of files) {
    if (text.startsWith('\uFEFF')) continue; // here that is no fault: see below
    const { found, faults } = read(text);
    const judged = [
      ...found.map(({ line, timeline: { game, events, outcome, end }, timeline }) => ({
        ...{ ok: true, line, game: game.id, events: events.length, over: outcome.isOver },
        ...{ toMove: timeline.asked(end), scores: outcome.scores, winners: outcome.winners },
      })),
      ...faults.map(({ line }) => ({ ok: false, line })),
    ];
    expect([title, judged.toSorted((one, other) => one.line - other.line)]).toEqual([
      title,
      expected,
    ]);
  }
});

const timelines = files.flatMap(({ title, text }) =>
  read(text).found.map(({ timeline }) => [title, timeline] as const),
);

/** The same by playing it once from the start. */
function* played({ game, seats, options, events }: Timeline, setup: object): Generator<OpenRecord> {
  const record = new OpenRecord(game as AnyGame, seats, options, setup);
  yield record;
  for (const event of events) {
    record.add(event);
    yield record;
  }
}

function setupOf(title: string): object {
  const text = files.find((file) => file.title === title)?.text ?? '';
  return (JSON.parse(text.split('\n')[0] ?? '') as { readonly setup: object }).setup;
}

describe('a timeline', () => {
  const single = timelines.filter(
    ([title]) =>
      timelines.filter(([other]) => other === title).length === 1 && !title.includes('bad-'),
  );

  it('shows each viewer what he was shown, in whatever order one looks', () => {
    const random = new Seeded('timeline');
    for (const [title, timeline] of single) {
      const views: CommonView[][] = [];
      for (const { game, state } of played(timeline, setupOf(title)))
        views.push(viewersOf(timeline).map((viewer) => structuredClone(game.view(state, viewer))));
      for (let look = 0; look < 12; look++) {
        const at = random.below(timeline.end + 1);
        expect(viewersOf(timeline).map((viewer) => timeline.view(at, viewer))).toEqual(views[at]);
        const next = Math.min(timeline.end, at + random.below(3));
        expect(timeline.view(next, 'public')).toEqual(views[next]?.[0]);
      }
    }
  });

  it('tells each viewer what he was told, and no more', () => {
    for (const [title, timeline] of single) {
      const records = played(timeline, setupOf(title));
      const told = new Map(viewersOf(timeline).map((viewer) => [viewer, timeline.told(viewer)]));
      for (const [index, event] of timeline.events.entries()) {
        const { game, state } = records.next().value as OpenRecord;
        for (const viewer of viewersOf(timeline)) {
          const line = tellEvent(game, state, event, viewer);
          const step = told.get(viewer)?.[index];
          expect({ seat: step?.event.seat, ...step?.event.move, ...step?.event.answer }).toEqual(
            line,
          );
          expect(step?.n).toBe(index + 1);
        }
      }
    }
  });

  it('knows where somebody had a choice, and what he chose', () => {
    for (const [, timeline] of timelines) {
      const decisions = timeline.events.flatMap((_, at) =>
        timeline.decision(at) === undefined ? [] : [at],
      );
      for (const at of decisions) {
        const { seat, moves, chosen } = timeline.decision(at) ?? {
          seat: -1,
          moves: [],
          chosen: undefined,
        };
        expect(timeline.asked(at)).toContain(seat);
        expect(moves.length).toBeGreaterThan(1);
        expect(moves).toContainEqual(chosen);
      }
      const found: number[] = [];
      for (let at = timeline.nextDecision(-1); at !== undefined; at = timeline.nextDecision(at))
        found.push(at);
      expect(found).toEqual(decisions);
      const own = decisions.filter((at) => timeline.events[at]?.seat === 1);
      expect(timeline.nextDecision(-1, 1)).toBe(own[0]);
      expect(timeline.decision(timeline.end)).toBeUndefined();
    }
  });

  it('keeps a Pokerdice card from others until it is turned up', () => {
    const [, timeline] =
      timelines.find(([title]) => title === 'pokerdice/game-of-three.jsonl') ?? [];
    const at = (timeline?.events.findIndex(({ move }) => move.type === 'commit') ?? -1) + 1;
    const seat = timeline?.events[at - 1]?.seat ?? -1;
    const card = timeline?.events[at - 1]?.move;
    const other = (seat + 1) % 3;
    expect(timeline?.view(at, seat)).toMatchObject({ myCommit: expect.any(Array) });
    expect(timeline?.told(seat)[at - 1]?.event.move).toEqual(card);
    for (const viewer of [other, 'public'] as const) {
      expect(timeline?.view(at, viewer)).toMatchObject({ myCommit: null });
      expect(timeline?.told(viewer)[at - 1]?.event.move).toEqual({ type: 'commit' });
    }
  });
});

describe('a file', () => {
  const fault = (text: string): Partial<Fault> | undefined => read(text).faults[0];
  const header = '{"record":1,"game":"sequence","seats":2,"options":{},"setup":{}}';

  it('says which line is wrong, and in what way', () => {
    expect(fault('hello')).toMatchObject({ line: 1, kind: 'text' });
    expect(fault('{"seat":0,"type":"roll","faces":[1,2]}')).toMatchObject({
      line: 1,
      kind: 'start',
    });
    expect(fault('{"record":1,"game":"chess","seats":2,"setup":{}}')).toMatchObject({
      line: 1,
      kind: 'header',
    });
    expect(fault(`${header}\n\n{"seat":1,"type":"roll","faces":[1,2]}`)).toMatchObject({
      line: 3,
      kind: 'event',
    });
    expect(fault(`${header}\n{"seat":0,"type":"fly"}`)).toMatchObject({
      line: 2,
      kind: 'event',
      reason: expect.any(String),
    });
    expect(read('')).toEqual({ found: [], faults: [] });
  });

  it('may begin with a byte order mark, as some programs write it', () => {
    expect(read(`\uFEFF${header}\n`).found).toHaveLength(1);
  });

  it('names the games whose rules are needed', () => {
    const lines = readLines(
      new TextEncoder().encode(
        `${header}\n{"record":1,"game":"chess"}\n${header}\n{"record":1,"game":5}`,
      ),
    );
    expect(gamesNamed(lines)).toEqual(['sequence', 'chess']);
  });

  it('that goes on for a thousand events is read, and looked at anywhere, in no time', () => {
    const ties = Array.from({ length: 1200 }, (_, index) =>
      JSON.stringify({ seat: index % 2, type: 'roll', faces: [3, 4] }),
    );
    let played = 0;
    const counted = games.map((game) => ({
      ...game,
      play: (...args: Parameters<AnyGame['play']>) => {
        played++;
        game.play(...args);
      },
    }));
    const bytes = new TextEncoder().encode([header, ...ties].join('\n'));
    const long = readRecords(readLines(bytes), counted).found[0]?.timeline;
    expect(long?.end).toBe(1200);
    expect(played, 'events played to read it').toBe(1200);
    for (let at = 0; at <= 1200; at += 7) long?.view(at, 'public');
    expect(played, 'and to look at it forwards').toBeLessThanOrEqual(2 * 1200);
    for (let at = 1200; at >= 0; at -= 7) long?.view(at, 0);
    expect(played, 'and backwards, a few for each moment').toBeLessThan(2 * 1200 + 172 * 32);
    expect(long?.told('public')).toHaveLength(1200);
    expect(played, 'and to be told it').toBeLessThan(3 * 1200 + 172 * 32);
  });
});
