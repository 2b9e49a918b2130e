/**
 * A house under attack: next door a game goes on all the time, and is to finish as if nothing were;
 * nor may memory grow, or an error be logged.
 */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Guest } from '../../../src/client/api.ts';
import type {
  ClientMessage,
  Deed,
  MessageOf,
  Opening,
  ServerMessage,
} from '../../../src/protocol.ts';
import { Seeded } from '../../../src/random.ts';
import type { Settings } from '../../../src/server/settings.ts';
import { arrive, beginGame, playOut } from './players.ts';
import { Wire } from './seen-wire.ts';
import { type House, openHouse } from './servers.ts';

/** What memory may grow by, once what is not needed is cleared away. */
const GROWTH = 64 << 20;

function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

export interface Siege {
  readonly house: House;
  guest(name?: string): Promise<Guest>;
  wire(guest?: Guest): Promise<Wire>;
}

/** Call at the top of a file or a describe: the house is there in every test of it. */
export function siege(settings: Partial<Settings> = {}): Siege {
  let house: House | undefined;
  let before = 0;
  let isOver = false;
  let finished = 0;
  let neighbours: Promise<void> | undefined;
  const wires: Wire[] = [];
  const here = (): House => {
    if (house === undefined) throw new Error('the house is not open yet');
    return house;
  };

  beforeAll(async () => {
    house = await openHouse(settings);
    const people = await Promise.all([arrive(house.api, 'Neighbour'), arrive(house.api, 'Friend')]);
    before = heap();
    neighbours = (async () => {
      do {
        const following = await beginGame(here().api, people, { game: 'sequence' });
        await Promise.all(
          following.map((one, seat) =>
            playOut(one, people[seat]?.guest.person ?? '', new Seeded(`${finished}${seat}`)),
          ),
        );
        for (const { link } of people) link.unfollow(following[0]?.table ?? '');
        finished++;
      } while (!isOver);
      for (const { link } of people) link.close();
    })();
  });

  afterAll(async () => {
    isOver = true;
    await neighbours;
    expect(finished).toBeGreaterThan(0);
    for (const wire of wires.splice(0)) wire.socket.terminate();
    expect(heap() - before).toBeLessThan(GROWTH);
    expect(here().log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    await here().stop();
  });

  return {
    get house() {
      return here();
    },
    guest: (name) => here().api.beGuest(name),
    async wire(guest) {
      const wire = await Wire.open(here().port, guest?.token);
      wires.push(wire);
      return wire;
    },
  };
}

/** A table, and how one acts at it over a wire. */
export async function openTable(
  { house }: Siege,
  host: Guest,
  opening: Partial<Opening> = {},
): Promise<string> {
  return (await house.api.open(host.token, { game: 'sequence', seats: 2, ...opening })).table;
}

export async function watch(wire: Wire, table: string): Promise<MessageOf<'table'>> {
  return (await wire.ask(
    { type: 'watch', table },
    ({ type }) => type === 'table' || type === 'refused',
  )) as MessageOf<'table'>;
}

let deeds = 0;

/** What comes back: the step it became, 'done' or 'refused'. */
export function act(
  wire: Wire,
  table: string,
  deed: Deed,
  id = `deed-${deeds++}`,
  seen = 1_000_000,
): Promise<ServerMessage> {
  return wire.ask(
    { type: 'do', table, id, seen, deed },
    (answer) => 'id' in answer && answer.id === id,
  );
}

/** The code with which a deed was refused; the type of the answer where it was not. */
export async function codeOf(answer: Promise<ServerMessage>): Promise<string> {
  const message = await answer;
  return message.type === 'refused' ? message.code : message.type;
}

/** The next refusal after saying this. */
export async function refusal(
  wire: Wire,
  message: ClientMessage | string,
): Promise<MessageOf<'refused'>> {
  const from = wire.frames.length;
  if (typeof message === 'string') wire.raw(message);
  else wire.say(message);
  return (await wire.next(({ type }) => type === 'refused', from)) as MessageOf<'refused'>;
}

/** Everybody sits down in order, and the first, who is host, starts. */
export async function begin(
  siege: Siege,
  people: readonly Someone[],
  opening: Partial<Opening> = {},
): Promise<string> {
  const [host] = people as readonly [Someone, ...Someone[]];
  const table = await openTable(siege, host.guest, { seats: people.length, ...opening });
  for (const { wire } of people) {
    await watch(wire, table);
    await act(wire, table, { type: 'sit' });
  }
  await act(host.wire, table, { type: 'start' });
  return table;
}

export interface Someone {
  readonly guest: Guest;
  readonly wire: Wire;
}
type Several<
  Count extends number,
  All extends readonly Someone[] = readonly [],
> = All['length'] extends Count ? All : Several<Count, readonly [...All, Someone]>;

/** Nobody has the name of another, or they could not sit and talk at the same table. */
let guests = 0;

/** So many who have just come in. */
export async function comeIn<const Count extends number>(
  siege: Siege,
  count: Count,
): Promise<Several<Count>> {
  const people = Array.from({ length: count }, async () => {
    const guest = await siege.guest(`Guest ${guests++}`);
    return { guest, wire: await siege.wire(guest) };
  });
  return (await Promise.all(people)) as unknown as Several<Count>;
}

/** The seat that is to move. */
export function moverOf({ view }: MessageOf<'table'>): number {
  return (view?.['toMove'] as readonly number[] | undefined)?.[0] ?? -1;
}
