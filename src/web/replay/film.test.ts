/** Films of every recorded game in the corpus: the same moments as playing them, whichever way one looks. */

import { describe, expect, it } from 'vitest';
import type { AnyGame, CommonView, Viewer } from '../../game.ts';
import { Seeded } from '../../random.ts';
import { OpenRecord, tellEvent } from '../../record.ts';
import { games } from '../local/testing.ts';
import type { Film } from './film.ts';
import { type Fault, gamesNamed, readLines, readRecords } from './records.ts';

const texts = import.meta.glob<string>('../../games/*/records/*.jsonl', { query: '?raw', import: 'default', eager: true });
const verdicts = import.meta.glob<Record<string, readonly Verdict[]>>('../../games/*/records/expected.json', {
  import: 'default',
  eager: true,
});

type Verdict =
  | { readonly ok: true; readonly line: number; readonly game: string; readonly events: number; readonly over: boolean }
  | { readonly ok: false; readonly line: number };

const files = Object.entries(texts).map(([path, text]) => {
  const [, folder = '', name = ''] = /games\/(\w+)\/records\/(.+)$/.exec(path) ?? [];
  return { title: `${folder}/${name}`, text, expected: verdicts[`../../games/${folder}/records/expected.json`]?.[name] ?? [] };
});

const read = (text: string) => readRecords(readLines(new TextEncoder().encode(text)), games);
const viewersOf = ({ seats }: Film): readonly Viewer[] => ['public', ...Array.from({ length: seats }, (_, seat) => seat)];

it('finds the records of a file, and the lines that are wrong, as the referee does', () => {
  expect(files.length).toBeGreaterThan(400);
  for (const { title, text, expected } of files) {
    if (text.startsWith('\uFEFF')) continue; // here that is no fault: see below
    const { found, faults } = read(text);
    const judged = [
      ...found.map(({ line, film: { game, events, outcome, end }, film }) => ({
        ...{ ok: true, line, game: game.id, events: events.length, over: outcome.isOver },
        ...{ toMove: film.asked(end), scores: outcome.scores, winners: outcome.winners },
      })),
      ...faults.map(({ line }) => ({ ok: false, line })),
    ];
    expect([title, judged.toSorted((one, other) => one.line - other.line)]).toEqual([title, expected]);
  }
});

const films = files.flatMap(({ title, text }) => read(text).found.map(({ film }) => [title, film] as const));

/** The same by playing it once from the start. */
function* played({ game, seats, options, events }: Film, setup: object): Generator<OpenRecord> {
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

describe('a film', () => {
  const single = films.filter(([title]) => films.filter(([other]) => other === title).length === 1 && !title.includes('bad-'));

  it('shows each viewer what he was shown, in whatever order one looks', () => {
    const random = new Seeded('film');
    for (const [title, film] of single) {
      const views: CommonView[][] = [];
      for (const { game, state } of played(film, setupOf(title)))
        views.push(viewersOf(film).map((viewer) => structuredClone(game.view(state, viewer))));
      for (let look = 0; look < 12; look++) {
        const at = random.below(film.end + 1);
        expect(viewersOf(film).map((viewer) => film.view(at, viewer))).toEqual(views[at]);
        const next = Math.min(film.end, at + random.below(3));
        expect(film.view(next, 'public')).toEqual(views[next]?.[0]);
      }
    }
  });

  it('tells each viewer what he was told, and no more', () => {
    for (const [title, film] of single) {
      const records = played(film, setupOf(title));
      const told = new Map(viewersOf(film).map((viewer) => [viewer, film.told(viewer)]));
      for (const [index, event] of film.events.entries()) {
        const { game, state } = records.next().value as OpenRecord;
        for (const viewer of viewersOf(film)) {
          const line = tellEvent(game, state, event, viewer);
          const step = told.get(viewer)?.[index];
          expect({ seat: step?.event.seat, ...step?.event.move, ...step?.event.answer }).toEqual(line);
          expect(step?.n).toBe(index + 1);
        }
      }
    }
  });

  it('knows where somebody had a choice, and what he chose', () => {
    for (const [, film] of films) {
      const decisions = film.events.flatMap((_, at) => (film.decision(at) === undefined ? [] : [at]));
      for (const at of decisions) {
        const { seat, moves, chosen } = film.decision(at) ?? { seat: -1, moves: [], chosen: undefined };
        expect(film.asked(at)).toContain(seat);
        expect(moves.length).toBeGreaterThan(1);
        expect(moves).toContainEqual(chosen);
      }
      const found: number[] = [];
      for (let at = film.nextDecision(-1); at !== undefined; at = film.nextDecision(at)) found.push(at);
      expect(found).toEqual(decisions);
      const own = decisions.filter((at) => film.events[at]?.seat === 1);
      expect(film.nextDecision(-1, 1)).toBe(own[0]);
      expect(film.decision(film.end)).toBeUndefined();
    }
  });

  it('keeps a Pokerdice card from others until it is turned up', () => {
    const [, film] = films.find(([title]) => title === 'pokerdice/game-of-three.jsonl') ?? [];
    const at = (film?.events.findIndex(({ move }) => move.type === 'commit') ?? -1) + 1;
    const seat = film?.events[at - 1]?.seat ?? -1;
    const card = film?.events[at - 1]?.move;
    const other = (seat + 1) % 3;
    expect(film?.view(at, seat)).toMatchObject({ myCommit: expect.any(Array) });
    expect(film?.told(seat)[at - 1]?.event.move).toEqual(card);
    for (const viewer of [other, 'public'] as const) {
      expect(film?.view(at, viewer)).toMatchObject({ myCommit: null });
      expect(film?.told(viewer)[at - 1]?.event.move).toEqual({ type: 'commit' });
    }
  });
});

describe('a file', () => {
  const fault = (text: string): Partial<Fault> | undefined => read(text).faults[0];
  const header = '{"record":1,"game":"sequence","seats":2,"options":{},"setup":{}}';

  it('says which line is wrong, and in what way', () => {
    expect(fault('hello')).toMatchObject({ line: 1, kind: 'text' });
    expect(fault('{"seat":0,"type":"roll","faces":[1,2]}')).toMatchObject({ line: 1, kind: 'start' });
    expect(fault('{"record":1,"game":"chess","seats":2,"setup":{}}')).toMatchObject({ line: 1, kind: 'header' });
    expect(fault(`${header}\n\n{"seat":1,"type":"roll","faces":[1,2]}`)).toMatchObject({ line: 3, kind: 'event' });
    expect(fault(`${header}\n{"seat":0,"type":"fly"}`)).toMatchObject({ line: 2, kind: 'event', reason: expect.any(String) });
    expect(read('')).toEqual({ found: [], faults: [] });
  });

  it('may begin with a byte order mark, as some programs write it', () => {
    expect(read(`\uFEFF${header}\n`).found).toHaveLength(1);
  });

  it('names the games whose rules are needed', () => {
    const lines = readLines(new TextEncoder().encode(`${header}\n{"record":1,"game":"chess"}\n${header}\n{"record":1,"game":5}`));
    expect(gamesNamed(lines)).toEqual(['sequence', 'chess']);
  });

  it('that goes on for a thousand events is read, and looked at anywhere, in no time', () => {
    const ties = Array.from({ length: 1200 }, (_, index) => JSON.stringify({ seat: index % 2, type: 'roll', faces: [3, 4] }));
    const began = performance.now();
    const long = read([header, ...ties].join('\n')).found[0]?.film;
    expect(long?.end).toBe(1200);
    for (let at = 0; at <= 1200; at += 7) long?.view(at, 'public');
    for (let at = 1200; at >= 0; at -= 7) long?.view(at, 0);
    expect(long?.told('public')).toHaveLength(1200);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
