/**
 * Coming back after a long time: exactly what was missed, or the table if it is too much; never at
 * the cost of what was before.
 */

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Guest } from '../../src/client/api.ts';
import { LIMITS, PROTOCOL, type ServerMessage } from '../../src/protocol.ts';
import { type Entry, writeEntry } from '../../src/tables/fold/journal.ts';
import { TableState } from '../../src/tables/fold/table-state.ts';
import { type House, openHouse } from '../support/online/servers.ts';

let house: House;
let guest: Guest;
beforeAll(async () => {
  house = await openHouse();
  guest = await house.api.beGuest('Ana');
  await plant(guest);
});
afterAll(() => house.stop());

const TABLE = 'kabo-relu-timo-sane';
const SAYINGS = 30_000;

async function plant({ person, name }: Guest): Promise<void> {
  const at = Date.now();
  const opened: Entry = {
    ...{
      type: 'opened',
      at,
      by: person,
      game: 'next',
      rules: 1,
      seats: 2,
      options: {},
      watch: 'anybody',
      listed: false,
    },
    ...{ pace: { type: 'relaxed' }, secret: '5e'.repeat(32) },
  };
  const sayings = Array.from({ length: SAYINGS }, (_, number): Entry => {
    return {
      type: 'said',
      at,
      by: person,
      id: `s${number}`,
      name,
      text: `${number} `.padEnd(180, 'ah '),
    };
  });
  const summary = {
    id: TABLE,
    game: 'next',
    seats: 2,
    status: 'open',
    listed: false,
    people: [person],
    due: null,
  } as const;
  await house.store.append({
    table: TABLE,
    expected: 0,
    entries: [opened, ...sayings].map((entry) => writeEntry(entry)),
    summary: { ...summary, opened: at, changed: at },
  });
}

/** Talks to the server until something was heard; what was heard until then. */
async function converse(
  begin: object,
  heard: (message: ServerMessage, send: (message: object) => void) => boolean,
) {
  const socket = new WebSocket(house.api.socketUrl);
  const messages: ServerMessage[] = [];
  const send = (message: object): void => socket.send(JSON.stringify(message));
  await new Promise<void>((resolve, reject) => {
    socket.onclose = ({ code, reason }) => reject(new Error(`closed: ${code} ${reason}`));
    socket.onopen = () => send({ type: 'hello', protocol: PROTOCOL, token: guest.token });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'welcome') send(begin);
      else messages.push(message);
      if (heard(message, send)) resolve();
    };
  });
  socket.onclose = null;
  socket.close();
  return messages.filter(({ type }) => type !== 'presence');
}

/** How many entries were folded meanwhile. */
async function folds<T>(
  act: () => Promise<T>,
): Promise<{ readonly folded: number; readonly result: T }> {
  const folding = vi.spyOn(TableState.prototype, 'add');
  const result = await act();
  const folded = folding.mock.calls.length;
  folding.mockRestore();
  return { folded, result };
}

const watch = { type: 'watch', table: TABLE };
let last = SAYINGS + 1;
let deeds = 0;

/**
 * Says something once this was heard, and ends when that is told: it comes after whatever was
 * missed.
 */
function sayAfter(
  isSo: (message: ServerMessage) => boolean,
): (message: ServerMessage, send: (m: object) => void) => boolean {
  const id = `now-${deeds++}`;
  return (message, send) => {
    if (isSo(message))
      send({ type: 'do', table: TABLE, id, seen: last, deed: { type: 'set', listed: false } });
    if (message.type === 'step') last = Math.max(last, message.n);
    return message.type === 'step' && message.id === id;
  };
}

it('H1: the journal is folded once, in pieces, when the table is brought into memory', {
  timeout: 120_000,
}, async () => {
  const { folded } = await folds(() => converse(watch, ({ type }) => type === 'table'));
  expect(folded).toBe(SAYINGS);
});

it('H1: every step of the last hundred, once and in order, and then what happens now', async () => {
  const from = last - LIMITS.missed;
  const { folded, result } = await folds(() =>
    converse(
      { ...watch, seen: from },
      sayAfter((message) => message.type === 'step' && message.n === from + 10),
    ),
  );
  expect(result.map((message) => message.type === 'step' && message.n)).toEqual(
    Array.from({ length: LIMITS.missed + 1 }, (_, index) => from + index + 1),
  );
  expect(folded).toBeLessThanOrEqual(3 * LIMITS.missed);
});

it('H1: whoever has missed more is told the table, and then what happens now', async () => {
  for (const seen of [last - LIMITS.missed - 1, 1]) {
    const { folded, result } = await folds(() =>
      converse(
        { ...watch, seen },
        sayAfter(({ type }) => type === 'table'),
      ),
    );
    expect(result.map(({ type }) => type)).toEqual(['table', 'step']);
    expect(folded, 'what was set now, in the table and before in a copy of it').toBe(2);
  }
});

it('H1: a log, a seat that changes and a setting cost no fold of what was before', async () => {
  const { folded } = await folds(() =>
    converse(watch, (message, send) => {
      const next = { type: 'do', table: TABLE, seen: last };
      if (message.type === 'table') send({ type: 'log', table: TABLE });
      if (message.type === 'log') send({ ...next, id: 'sit', deed: { type: 'sit' } });
      if (message.type !== 'step') return false;
      last = message.n;
      if (message.id === 'sit') send({ ...next, id: 'set', deed: { type: 'set', listed: true } });
      if (message.id === 'set') send({ ...next, id: 'stand', deed: { type: 'stand' } });
      return message.id === 'stand';
    }),
  );
  expect(folded).toBe(6);
});

it('H1: whoever has missed nothing costs nothing, however long the journal', {
  timeout: 120_000,
}, async () => {
  const socket = new WebSocket(house.api.socketUrl);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  const folds = vi.spyOn(TableState, 'read');
  const steps: string[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.onclose = ({ code, reason }) => reject(new Error(`closed: ${code} ${reason}`));
    socket.onopen = () => send({ type: 'hello', protocol: PROTOCOL, token: guest.token });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'welcome') send({ type: 'watch', table: TABLE });
      if (message.type === 'table') {
        last = message.n;
        folds.mockClear();
        for (let time = 0; time < 20; time++) send({ type: 'watch', table: TABLE, seen: last });
        send({
          type: 'do',
          table: TABLE,
          id: 'here',
          seen: last,
          deed: { type: 'set', listed: false },
        });
      }
      if (message.type === 'step') steps.push(message.id ?? '');
      if (message.type === 'step' && message.id === 'here') resolve();
    };
  });
  socket.onclose = null;
  socket.close();
  expect(steps, 'what happens next is told once').toEqual(['here']);
  expect(folds.mock.calls.length, 'journals folded').toBe(0);
});
