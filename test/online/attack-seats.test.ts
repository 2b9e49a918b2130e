/**
 * Nobody acts for another: seats, hosts, onlookers, deeds that come twice, chat, tables that are
 * closed.
 */

import { describe, expect, it } from 'vitest';
import type { MessageOf } from '../../src/protocol.ts';
import {
  act,
  begin,
  codeOf,
  comeIn,
  moverOf,
  openTable,
  refusal,
  type Someone,
  siege,
  watch,
} from '../support/online/attack-siege.ts';
import type { Wire } from '../support/online/seen-wire.ts';

const here = siege();

/** Nothing more has happened there than this wire was told of. */
async function steps(wire: Wire, table: string): Promise<number> {
  return (await watch(wire, table)).n;
}

describe('acting for chance', () => {
  it('whoever is to move says nothing about how the dice fall', async () => {
    const people = await comeIn(here, 2);
    const table = await begin(here, people);
    const known = await watch(people[0].wire, table);
    const { wire } = people[moverOf(known)] as Someone;
    await watch(wire, table);
    const loaded = { type: 'roll', faces: [6, 6] };
    expect(await codeOf(act(wire, table, { type: 'play', move: loaded }))).toBe('illegal');
    for (const extra of [
      '"answer":{"faces":[6,6]}',
      '"faces":[6,6]',
      '"event":{"seat":0,"type":"roll","faces":[6,6]}',
    ]) {
      const deed = `{"type":"do","table":"${table}","id":"x","seen":99,"deed":{"type":"play","move":{"type":"roll"},${extra}}}`;
      expect(await refusal(wire, deed)).toMatchObject({ code: 'protocol', id: 'x', table });
    }
    const said = `{"type":"do","table":"${table}","id":"y","seen":99,"deed":{"type":"witness","event":${JSON.stringify(loaded)}}}`;
    expect(await refusal(wire, said)).toMatchObject({ code: 'protocol' });
    expect(await steps(wire, table)).toBe(known.n);
  });
});

describe('acting for others', () => {
  it('whoever is not to move does not move, whatever seat he names', async () => {
    const people = await comeIn(here, 2);
    const table = await begin(here, people);
    const known = await watch(people[0].wire, table);
    const [mover, n] = [moverOf(known), known.n];
    const other = (people[1 - mover] as Someone).wire;
    expect(await codeOf(act(other, table, { type: 'play', move: { type: 'roll' } }))).toBe(
      'illegal',
    );
    expect(
      await codeOf(act(other, table, { type: 'play', move: { type: 'roll', seat: mover } })),
    ).toBe('illegal');
    expect(
      await codeOf(act(other, table, { type: 'play', move: { type: 'roll', faces: [6, 6] } })),
    ).toBe('illegal');
    for (const extra of [
      `"seat":${mover}`,
      '"by":"x"',
      '"person":"x"',
      '"now":1',
      '"instead":"held"',
    ]) {
      const deed = `{"type":"do","table":"${table}","id":"x","seen":99,"deed":{"type":"play","move":{"type":"roll"},${extra}}}`;
      expect(await refusal(other, deed)).toMatchObject({ code: 'protocol', id: 'x', table });
    }
    expect(await steps(other, table)).toBe(n);
  });

  it('a taken seat stays taken, and nobody has two', async () => {
    const [host, friend] = await comeIn(here, 2);
    const table = await openTable(here, host.guest, { seats: 3 });
    for (const { wire } of [host, friend]) await watch(wire, table);
    await act(host.wire, table, { type: 'sit', seat: 1 });
    expect(await codeOf(act(friend.wire, table, { type: 'sit', seat: 1 }))).toBe('taken');
    expect(await codeOf(act(host.wire, table, { type: 'sit', seat: 0 }))).toBe('seated');
    expect(await codeOf(act(friend.wire, table, { type: 'sit', seat: 5 }))).toBe('illegal');
    expect(await codeOf(act(friend.wire, table, { type: 'swap', seat: 1, with: 0 }))).toBe(
      'not-host',
    );
  });

  it('what is the host’s is refused to all others, seated or not', async () => {
    const [host, friend, onlooker] = await comeIn(here, 3);
    const table = await openTable(here, host.guest, { seats: 3 });
    for (const { wire } of [host, friend, onlooker]) await watch(wire, table);
    await act(host.wire, table, { type: 'sit', seat: 0 });
    await act(friend.wire, table, { type: 'sit', seat: 1 });
    for (const { wire, guest } of [friend, onlooker]) {
      for (const deed of [
        { type: 'bot', seat: 2, level: 'casual' },
        { type: 'remove', seat: 0 },
        { type: 'host', seat: 1 },
        { type: 'set', watch: 'nobody' },
        { type: 'start' },
        { type: 'swap', seat: 0, with: 2 },
        { type: 'mute', person: guest.person, muted: true },
      ] as const) {
        expect([deed.type, await codeOf(act(wire, table, deed))]).toEqual([deed.type, 'not-host']);
      }
    }
  });

  it('onlookers do nothing at a game', async () => {
    const people = await comeIn(here, 2);
    const table = await begin(here, people);
    const [onlooker] = await comeIn(here, 1);
    const wire = onlooker.wire;
    const { n, moves } = await watch(wire, table);
    expect(moves).toBeUndefined();
    expect(await codeOf(act(wire, table, { type: 'play', move: { type: 'roll' } }))).toBe(
      'not-seated',
    );
    expect(await codeOf(act(wire, table, { type: 'stand' }))).toBe('not-seated');
    expect(await codeOf(act(wire, table, { type: 'return' }))).toBe('not-seated');
    expect(await codeOf(act(wire, table, { type: 'seed', seed: 'x' }))).toBe('not-seated');
    expect(await codeOf(act(wire, table, { type: 'rematch' }))).toBe('not-seated');
    expect(await codeOf(act(wire, table, { type: 'sit' }))).toBe('not-open');
    expect(await steps(wire, table)).toBe(n);
  });

  it('a deed at a table that one does not watch is refused', async () => {
    const people = await comeIn(here, 2);
    const table = await begin(here, people);
    const again = await here.wire(people[0].guest);
    expect(await codeOf(act(again, table, { type: 'play', move: { type: 'roll' } }))).toBe(
      'not-watching',
    );
  });
});

describe('deeds that come twice', () => {
  it('happen once, over whichever connection, and say as which step', async () => {
    const [host] = await comeIn(here, 1);
    const table = await openTable(here, host.guest);
    const wire = host.wire;
    await watch(wire, table);
    const step = (await act(
      wire,
      table,
      { type: 'say', text: 'once' },
      'only',
    )) as MessageOf<'step'>;
    const again = await here.wire(host.guest);
    await watch(again, table);
    for (const one of [wire, again, wire]) {
      expect(await act(one, table, { type: 'say', text: 'twice?' }, 'only')).toMatchObject({
        type: 'done',
        n: step.n,
      });
    }
    expect((await watch(again, table)).said.map(({ text }) => text)).toEqual(['once']);
  });

  it('an id that somebody else has used is one’s own all the same', async () => {
    const people = await comeIn(here, 2);
    const table = await openTable(here, people[0].guest);
    for (const [number, { wire }] of people.entries()) {
      await watch(wire, table);
      expect(await codeOf(act(wire, table, { type: 'say', text: `${number}` }, 'same'))).toBe(
        'step',
      );
    }
    const { said } = await watch(people[0].wire, table);
    expect(said.map(({ text, person }) => [text, person])).toEqual(
      people.map(({ guest }, number) => [`${number}`, guest.person]),
    );
    const mine = people[0].wire.messages.filter(
      (message) => message.type === 'step' && message.id === 'same',
    );
    expect(mine).toHaveLength(1); // the other's deed of the same id acknowledges nothing of mine
  });

  it('frames that somebody recorded are worth nothing on another connection', async () => {
    const people = await comeIn(here, 2);
    const table = await begin(here, people);
    const known = await watch(people[0].wire, table);
    const [mover, n] = [moverOf(known), known.n];
    const thief = (await comeIn(here, 1))[0].wire;
    const frame = `{"type":"do","table":"${table}","id":"recorded","seen":${n},"deed":{"type":"play","move":{"type":"roll"}}}`;
    expect(await refusal(thief, frame)).toMatchObject({ code: 'not-watching' });
    await watch(thief, table);
    expect(await refusal(thief, frame)).toMatchObject({ code: 'not-seated' });
    expect(
      await codeOf(
        act(
          (people[mover] as Someone).wire,
          table,
          { type: 'play', move: { type: 'roll' } },
          'recorded',
          n,
        ),
      ),
    ).toBe('step');
    expect(
      await codeOf(
        act(
          (people[mover] as Someone).wire,
          table,
          { type: 'play', move: { type: 'roll' } },
          'recorded',
          n,
        ),
      ),
    ).toBe('done');
    expect(
      await codeOf(
        act(
          (people[mover] as Someone).wire,
          table,
          { type: 'play', move: { type: 'roll' } },
          'another',
          n,
        ),
      ),
    ).toMatch(/stale|illegal/);
  });

  it('L1: a rematch starts nobody who has gone home, and does when they have come', async () => {
    const people = await comeIn(here, 2);
    const table = await begin(here, people, { game: 'pokerdice' });
    await playToTheEnd(
      people.map(({ wire }) => wire),
      table,
    );
    const [ana, ben] = people as [Someone, Someone];
    await act(ana.wire, table, { type: 'rematch' });
    const { rematch } = (await watch(ana.wire, table)).about;
    const again = await watch(ana.wire, rematch ?? '');
    expect(again.about.seats.map((sitter) => sitter?.type === 'person' && sitter.reserved)).toEqual(
      [undefined, true],
    );
    expect(await codeOf(act(ana.wire, rematch ?? '', { type: 'start' }))).toBe('empty-seats');
    await watch(ben.wire, rematch ?? '');
    expect(await codeOf(act(ben.wire, rematch ?? '', { type: 'sit', seed: 'b' }))).toBe('step');
    expect(await codeOf(act(ana.wire, rematch ?? '', { type: 'start' }))).toBe('step');
  });

  it('a rematch asked for many times at once is one', async () => {
    const people = await comeIn(here, 2);
    const table = await begin(here, people, { game: 'pokerdice' });
    await playToTheEnd(
      people.map(({ wire }) => wire),
      table,
    );
    const wires = people.map(({ wire }) => wire);
    for (let number = 0; number < 20; number++) {
      for (const wire of wires)
        wire.say({ type: 'do', table, id: `again-${number}`, seen: 99, deed: { type: 'rematch' } });
    }
    await Promise.all(
      wires.map((wire) =>
        wire.next((message) => message.type === 'step' && message.what.type === 'rematched'),
      ),
    );
    const mine = await here.house.api.myTables(people[0].guest.token);
    expect(mine.filter(({ status }) => status === 'open')).toHaveLength(1);
  });
});

/** Plays whatever is offered first. */
async function playToTheEnd(wires: readonly Wire[], table: string): Promise<void> {
  for (;;) {
    for (const wire of wires) {
      const { about, moves = [] } = await watch(wire, table);
      if (about.status === 'over') return;
      if (moves[0] !== undefined) await act(wire, table, { type: 'play', move: moves[0] });
    }
  }
}

describe('who may look', () => {
  it('a table that is closed has only its players, from then on', async () => {
    const people = await comeIn(here, 2);
    const table = await begin(here, people);
    const [onlooker] = await comeIn(here, 1);
    const wire = onlooker.wire;
    await watch(wire, table);
    const from = wire.frames.length;
    await act(people[0].wire, table, { type: 'set', watch: 'nobody' });
    expect(await wire.next(({ type }) => type === 'refused', from)).toMatchObject({
      code: 'closed',
      table,
    });
    expect(await refusal(wire, { type: 'watch', table })).toMatchObject({ code: 'closed' });
    expect(await refusal(wire, { type: 'watch', table, seen: 1 })).toMatchObject({
      code: 'closed',
    });
    expect(await codeOf(act(wire, table, { type: 'say', text: 'let me in' }))).toBe('not-watching');
    const heard = wire.frames.length;
    await act(people[0].wire, table, { type: 'say', text: 'alone at last' });
    await wire.ask({ type: 'ping' }, ({ type }) => type === 'pong');
    expect(wire.messages.slice(heard).filter(({ type }) => type === 'step')).toEqual([]);
    for (const token of [undefined, onlooker.guest.token]) {
      for (const path of ['', '/record', '/proof'])
        expect(await status(`/api/tables/${table}${path}`, token)).toBe(403);
    }
    expect(await status(`/api/tables/${table}`, people[1].guest.token)).toBe(200);
    expect(await status(`/api/tables/${table}/proof`, people[1].guest.token)).toBe(409);
  });

  it('friends find their seats at a table that nobody may watch, and whoever has none when it starts goes', async () => {
    const people = await comeIn(here, 2);
    const [late] = await comeIn(here, 1);
    const table = await openTable(here, people[0].guest, { watch: 'nobody' });
    for (const { wire } of [...people, late]) expect((await watch(wire, table)).type).toBe('table');
    for (const { wire } of people) await act(wire, table, { type: 'sit' });
    const from = late.wire.frames.length;
    await act(people[0].wire, table, { type: 'start' });
    expect(await late.wire.next(({ type }) => type === 'refused', from)).toMatchObject({
      code: 'closed',
    });
  });

  it('a host without a seat who hands a closed table over goes too', async () => {
    const [host] = await comeIn(here, 1);
    const people = await comeIn(here, 2);
    const table = await openTable(here, host.guest, { watch: 'nobody' });
    for (const { wire } of [host, ...people]) await watch(wire, table);
    for (const { wire } of people) await act(wire, table, { type: 'sit' });
    const wire = host.wire;
    await act(wire, table, { type: 'start' });
    await act(wire, table, { type: 'host', seat: 0 });
    expect(await wire.next(({ type }) => type === 'refused')).toMatchObject({ code: 'closed' });
    expect(await refusal(wire, { type: 'watch', table })).toMatchObject({ code: 'closed' });
  });

  it('whoever was removed has no seat any more, and is told so at once', async () => {
    const [host, friend] = await comeIn(here, 2);
    const table = await openTable(here, host.guest);
    const wire = friend.wire;
    await watch(host.wire, table);
    await watch(wire, table);
    await act(wire, table, { type: 'sit', seat: 1 });
    const from = wire.frames.length;
    await act(host.wire, table, { type: 'remove', seat: 1 });
    expect(await wire.next(({ type }) => type === 'step', from)).toMatchObject({
      what: { type: 'stood', seat: 1 },
    });
    await act(host.wire, table, { type: 'bot', seat: 1, level: 'casual' });
    await act(host.wire, table, { type: 'sit', seat: 0 });
    await act(host.wire, table, { type: 'start' });
    const started = await wire.next(
      (message) => message.type === 'step' && message.what.type === 'started',
      from,
    );
    expect(started).toMatchObject({ view: { viewer: 'public' } });
    expect(started).not.toHaveProperty('moves');
    expect(await codeOf(act(wire, table, { type: 'play', move: { type: 'roll' } }))).toBe(
      'not-seated',
    );
  });

  it.each(['record', 'proof'])('the %s is for nobody before the end', async (what) => {
    const people = await comeIn(here, 2);
    const table = await begin(here, people, { game: 'pokerdice' });
    for (const token of [undefined, ...people.map(({ guest }) => guest.token)]) {
      expect(await status(`/api/tables/${table}/${what}`, token)).toBe(409);
      expect(await status(`/api/tables/${table}/${what}/`, token)).toBe(409);
    }
    await playToTheEnd(
      people.map(({ wire }) => wire),
      table,
    );
    expect(await status(`/api/tables/${table}/${what}`, undefined)).toBe(200);
  });
});

async function status(path: string, token: string | undefined): Promise<number> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await fetch(`${here.house.api.origin}${path}`, { headers })).status;
}

describe('talking', () => {
  it('whoever is muted is not heard, and can’t unmute himself', async () => {
    const [host, friend] = await comeIn(here, 2);
    const table = await openTable(here, host.guest);
    for (const { wire } of [host, friend]) await watch(wire, table);
    const person = friend.guest.person;
    await act(host.wire, table, { type: 'mute', person, muted: true });
    const wire = friend.wire;
    expect(await codeOf(act(wire, table, { type: 'say', text: 'hello?' }))).toBe('muted');
    expect(await codeOf(act(wire, table, { type: 'react', reaction: 'wow' }))).toBe('muted');
    expect(await codeOf(act(wire, table, { type: 'mute', person, muted: false }))).toBe('not-host');
    const again = await here.wire(friend.guest);
    await watch(again, table);
    expect(await codeOf(act(again, table, { type: 'say', text: 'another tab' }))).toBe('muted');
  });

  it('partners are told nothing by one another or by onlookers, not even by a name, until the game is over', async () => {
    const people = await comeIn(here, 4);
    const [onlooker, other] = await comeIn(here, 2);
    const table = await begin(here, people);
    for (const { wire } of [onlooker, other]) await watch(wire, table);
    const player = people[2].wire;
    expect(await codeOf(act(player, table, { type: 'say', text: 'c3!' }))).toBe('chat-closed');
    expect(await codeOf(act(player, table, { type: 'react', reaction: 'hurry' }))).toBe(
      'chat-closed',
    );
    await fetch(`${here.house.api.origin}/api/me`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${people[2].guest.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ name: 'take c3 partner' }),
    });
    const from = other.wire.frames.length;
    await act(onlooker.wire, table, { type: 'say', text: 'tell him c3' });
    await other.wire.next(
      (message) => message.type === 'step' && message.what.type === 'said',
      from,
    );
    for (const { wire } of people) {
      await watch(wire, table);
      wire.say({ type: 'watch', table, seen: 1 });
      await wire.ask({ type: 'ping' }, ({ type }) => type === 'pong');
      expect(
        wire.frames.filter((frame) => frame.includes('c3 partner') || frame.includes('him c3')),
      ).toEqual([]);
    }
    for (const { guest } of people) {
      const answer = await fetch(`${here.house.api.origin}/api/tables/${table}`, {
        headers: { authorization: `Bearer ${guest.token}` },
      });
      expect(await answer.text()).not.toMatch(/c3 partner|him c3/);
    }
    await playToTheEnd(
      people.map(({ wire }) => wire),
      table,
    );
    expect((await watch(player, table)).said.map(({ text }) => text)).toEqual(['tell him c3']);
  });
});
