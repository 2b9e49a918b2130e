/** What comes from outside, event by event: a player's move, and an event as it was told. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from '../../test/games/index.ts';
import { check } from '../../test/support/chance.ts';
import { recordedGames } from '../../test/support/recorded.ts';
import type { AnyGame } from '../game.ts';
import { next } from '../games/next/rules/rules.ts';
import { pokerdice } from '../games/pokerdice/rules/rules.ts';
import { sequence } from '../games/sequence/rules/rules.ts';
import { Refusal } from '../shape.ts';
import {
  type Event,
  lineOf,
  makeEvent,
  readEvent,
  readMove,
  readTold,
  tellEvent,
} from './record.ts';

/** Names that mean something to every object, or to a line of a record. */
const ODD = [
  'toString',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'seat',
  'type',
  'faces',
  'drew',
  'record',
  '',
];

/** As it comes over the wire: `__proto__` is then a field like any other. */
const parsed = (text: string): unknown => JSON.parse(text);

function refused(read: () => unknown): Refusal {
  try {
    read();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('accepted');
}

describe('a move that a player sends', () => {
  it('is its type and its fields', () => {
    expect(readMove(sequence, parsed('{"type":"roll"}'))).toStrictEqual({ type: 'roll' });
    expect(readMove(sequence, parsed('{"square":"c3","type":"place"}'))).toStrictEqual({
      type: 'place',
      square: 'c3',
    });
    expect(readMove(next, parsed('{"type":"steal","from":2}'))).toStrictEqual({
      type: 'steal',
      from: 2,
    });
    expect(readMove(pokerdice, parsed('{"type":"commit","cards":["pair"]}'))).toStrictEqual({
      type: 'commit',
      cards: ['pair'],
    });
  });

  it.each([
    [sequence, '{"type":"roll","faces":[6,6]}', 'faces: is for chance to answer, not for a player'],
    [
      next,
      '{"type":"steal","from":2,"drew":"six-1"}',
      'drew: is for chance to answer, not for a player',
    ],
    [next, '{"type":"steal"}', 'steal: field "from" is missing'],
    [next, '{"type":"steal","from":"2"}', 'from: must be a whole number from 0 to 5, not "2"'],
    [pokerdice, '{"type":"commit","cards":["pair","ace"]}', 'cards[1]: must be "joker", '],
    [sequence, '{"type":"place","square":"c3","seat":0}', 'unknown field "seat"'],
    [sequence, '{"type":"place","square":"c3","drew":"six-1"}', 'unknown field "drew"'],
    [sequence, '{"type":"roll","toString":1}', 'unknown field "toString"'],
    [sequence, '{"type":"roll","__proto__":{"type":"roll"}}', 'unknown field "__proto__"'],
    [sequence, '{"__proto__":{"type":"roll"}}', 'type: no move of sequence has the type nothing'],
    [sequence, '{"type":"toString"}', 'type: no move of sequence has the type "toString"'],
    [sequence, '{"type":"__proto__"}', 'type: no move of sequence has the type "__proto__"'],
    [
      sequence,
      '{"type":"commit","cards":["pair"]}',
      'type: no move of sequence has the type "commit"',
    ],
    [sequence, '{"type":["roll"]}', 'type: no move of sequence has the type a list'],
    [sequence, '[]', 'a move is an object, not a list'],
    [sequence, 'null', 'a move is an object, not null'],
    [sequence, '"roll"', 'a move is an object, not "roll"'],
  ] as const)('%# is refused where it says anything else', (game, text, message) => {
    expect(refused(() => readMove(game as AnyGame, parsed(text))).message).toContain(message);
  });
});

describe('an event as it was told', () => {
  it('may lack what is secret', () => {
    expect(readTold(pokerdice, parsed('{"seat":1,"type":"commit"}'))).toStrictEqual({
      seat: 1,
      move: { type: 'commit' },
    });
    expect(readTold(next, parsed('{"seat":0,"type":"give"}'))).toStrictEqual({
      seat: 0,
      move: { type: 'give' },
    });
    const steal = { seat: 0, move: { type: 'steal', from: 1 } };
    expect(readTold(next, parsed('{"seat":0,"type":"steal","from":1}'))).toStrictEqual(steal);
    const known = { ...steal, answer: { drew: 'six-1' } };
    expect(
      readTold(next, parsed('{"seat":0,"type":"steal","from":1,"drew":"six-1"}')),
    ).toStrictEqual(known);
  });

  it.each([
    [next, '{"seat":0,"type":"steal","drew":"six-1"}', 'steal: field "from" is missing'],
    [next, '{"seat":0,"type":"roll","dice":[0]}', 'roll: field "faces" is missing'],
    [sequence, '{"seat":0,"type":"place"}', 'place: field "square" is missing'],
    [pokerdice, '{"seat":0,"type":"commit","cards":null}', 'cards: must be a list, not null'],
    [pokerdice, '{"type":"commit"}', 'seat: must be a seat, not nothing'],
    [pokerdice, '{"seat":0,"type":"commit","toString":1}', 'unknown field "toString"'],
    [
      pokerdice,
      '{"seat":0,"type":"toString"}',
      'type: no event of pokerdice has the type "toString"',
    ],
  ] as const)('%# is refused where it lacks or says anything else', (game, text, message) => {
    expect(refused(() => readTold(game as AnyGame, parsed(text))).message).toContain(message);
  });

  it('is the very line where nothing is kept back, and leaves the line alone where something is', () => {
    const event: Event = { seat: 1, move: { type: 'commit', cards: ['pair'] } as Event['move'] };
    const state = pokerdice.start(3, { decks: 1, rounds: 'all' }, { first: 0 });
    const line = lineOf(event);
    expect(tellEvent(pokerdice, state, event, 1, line)).toBe(line);
    expect(tellEvent(pokerdice, state, event, 2, line)).toStrictEqual({ seat: 1, type: 'commit' });
    expect(tellEvent(pokerdice, state, event, 'public')).toStrictEqual({ seat: 1, type: 'commit' });
    expect(line).toStrictEqual({ seat: 1, type: 'commit', cards: ['pair'] });
  });
});

describe.each(games.map((game) => [game.id, game] as const))(
  'whatever is sent to %s',
  (_, game) => {
    const events = [...recordedGames(game, 4, 'reading')].flatMap((lines) => lines.slice(1));
    const types = Object.keys(game.events);
    const names = [
      ...new Set(
        Object.values(game.events).flatMap(({ move, answer }) =>
          Object.keys({ ...move, ...answer }),
        ),
      ),
    ];
    const soup = fc.tuple(
      fc.oneof(fc.constantFrom(...types), fc.constantFrom(...ODD)),
      fc.array(
        fc.tuple(
          fc.oneof(fc.constantFrom(...names), fc.constantFrom(...ODD), fc.string()),
          fc.jsonValue(),
        ),
        {
          maxLength: 4,
        },
      ),
    );
    const spelled = soup.map(([type, entries]) => {
      const fields = [['type', type] as const, ...entries].map(
        ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
      );
      return `{${fields.join(',')}}`;
    });

    it('is read or refused, never anything else, and what is read says the same again', () => {
      let read = 0;
      check(
        fc.property(fc.oneof(spelled, fc.json(), fc.constantFrom(...events)), (text) => {
          for (const reader of [readMove, readTold, readEvent]) {
            try {
              reader(game, parsed(text));
            } catch (error) {
              if (!(error instanceof Refusal)) throw error;
              expect(error.message).toMatch(/^\P{Cc}+$/u);
              continue;
            }
            read++;
            const json = parsed(text) as object;
            const said =
              reader === readMove ? readMove(game, json) : lineOf(reader(game, json) as Event);
            expect(said).toEqual(json);
            expect(Object.keys(said).sort()).toEqual(Object.keys(json).sort());
          }
        }),
        { numRuns: 2000 },
      );
      expect(read).toBeGreaterThan(100);
    });

    it('is a move only with the fields of that move, all of them and no other', () => {
      check(
        fc.property(
          fc.constantFrom(...events),
          fc.constantFrom(...names, ...ODD),
          fc.jsonValue(),
          (text, name, value) => {
            const { move, answer } = readEvent(game, parsed(text));
            const fields = Object.entries(move);
            const own = new Set(Object.keys(move));
            const send = (entries: readonly (readonly [string, unknown])[]): unknown =>
              readMove(
                game,
                parsed(
                  `{${entries.map(([key, sent]) => `${JSON.stringify(key)}:${JSON.stringify(sent)}`).join(',')}}`,
                ),
              );
            expect(send([...fields].reverse())).toEqual(move);
            for (const [key] of fields)
              refused(() => send(fields.filter(([other]) => other !== key)));
            if (!own.has(name))
              expect(refused(() => send([...fields, [name, value]])).message).toContain(
                JSON.stringify(name).slice(1, -1),
              );
            for (const entry of Object.entries(answer ?? {})) {
              expect(refused(() => send([...fields, entry])).message).toBe(
                `${entry[0]}: is for chance to answer, not for a player`,
              );
            }
          },
        ),
      );
    });

    it('is an event as it is written', () => {
      for (const text of events.slice(0, 200))
        expect(makeEvent(readEvent(game, parsed(text)))).toBe(text);
    });
  },
);
