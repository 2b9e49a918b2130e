/** Coming back after a long time: exactly what was missed, however much it is. */

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Guest } from '../../src/client/api.ts';
import { PROTOCOL, type ServerMessage } from '../../src/protocol.ts';
import { type Entry, writeEntry } from '../../src/tables/journal.ts';
import { OnlineTable } from '../../src/tables/online-table.ts';
import { type House, openHouse } from './house.ts';

let house: House;
let guest: Guest;
beforeAll(async () => {
  house = await openHouse();
  guest = await house.api.beGuest('Ana');
  await plant(guest);
});
afterAll(() => house.stop());

const TABLE = 'kabo-relu-timo-sane';
/** More than may wait to be sent to one connection. */
const SAYINGS = 30_000;

async function plant({ person, name }: Guest): Promise<void> {
  const at = Date.now();
  const opened: Entry = {
    ...{ type: 'opened', at, by: person, game: 'next', rules: 1, seats: 2, options: {}, watch: 'anybody', listed: false },
    ...{ pace: { type: 'relaxed' }, secret: '5e'.repeat(32) },
  };
  const sayings = Array.from({ length: SAYINGS }, (_, number): Entry => {
    return { type: 'said', at, by: person, id: `s${number}`, name, text: `${number} `.padEnd(180, 'ah ') };
  });
  const summary = { id: TABLE, game: 'next', seats: 2, status: 'open', listed: false, people: [person], due: null } as const;
  await house.store.append({
    table: TABLE,
    expected: 0,
    entries: [opened, ...sayings].map((entry) => writeEntry(entry)),
    summary: { ...summary, opened: at, changed: at },
  });
}

it('every step, once and in order, and then what happens now', { timeout: 120_000 }, async () => {
  const socket = new WebSocket(house.api.socketUrl);
  const numbers: number[] = [];
  const send = (message: object): void => socket.send(JSON.stringify(message));
  await new Promise<void>((resolve, reject) => {
    socket.onclose = ({ code, reason }) => reject(new Error(`closed: ${code} ${reason}`));
    socket.onopen = () => send({ type: 'hello', protocol: PROTOCOL, token: guest.token });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'welcome') send({ type: 'watch', table: TABLE, seen: 1 });
      if (message.type === 'step') numbers.push(message.n);
      if (numbers.length === 10) send({ type: 'do', table: TABLE, id: 'now', seen: 10, deed: { type: 'sit' } });
      if (message.type === 'step' && message.id === 'now') resolve();
    };
  });
  socket.onclose = null;
  socket.close();
  expect(numbers).toEqual(Array.from({ length: SAYINGS + 1 }, (_, index) => index + 2));
});

it('H1: whoever has missed nothing costs nothing, however long the journal', { timeout: 120_000 }, async () => {
  const socket = new WebSocket(house.api.socketUrl);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  const folds = vi.spyOn(OnlineTable, 'read');
  const steps: string[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.onclose = ({ code, reason }) => reject(new Error(`closed: ${code} ${reason}`));
    socket.onopen = () => send({ type: 'hello', protocol: PROTOCOL, token: guest.token });
    let last = 0;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'welcome') send({ type: 'watch', table: TABLE });
      if (message.type === 'table') {
        last = message.n;
        folds.mockClear();
        for (let time = 0; time < 20; time++) send({ type: 'watch', table: TABLE, seen: last });
        send({ type: 'do', table: TABLE, id: 'here', seen: last, deed: { type: 'mute', person: 'aaaaaaaaaaaa', muted: true } });
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
