/**
 * Dishonest servers, and players in league with them: what the proof tells of it, and what a device
 * catches with its notes. Between a device and an honest server stands whoever cheats: the two
 * together are a server that does. By the ids of the table in docs/fair-dice.md.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Socket } from '../../src/client/connection.ts';
import { type Caught, judgeNotes } from '../../src/client/dice-judgement.ts';
import { shownOf } from '../../src/dice/chain.ts';
import { commitmentOf } from '../../src/dice/fair.ts';
import { type Proof2, readProof } from '../../src/dice/proof.ts';
import type { Verification } from '../../src/dice/verification.ts';
import { verify } from '../../src/dice/verify.ts';
import { games } from '../../src/games/index.ts';
import { sequence } from '../../src/games/sequence/rules/rules.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol.ts';
import { Seeded } from '../../src/random.ts';
import { Device, gather, known } from '../support/online/fair-people.ts';
import { arrive, until } from '../support/online/players.ts';
import { type House, openHouse } from '../support/online/servers.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ pauses: { bot: 0, absence: 300_000, grace: 0, call: 300 } });
});
afterAll(() => house.stop());

type Asked = Extract<ClientMessage, { type: 'do' }>;
/** What becomes of a deed: another deed, an answer instead of it, or nothing for now. */
type Tamper = (asked: Asked, forward: (asked: Asked) => void) => Asked | ServerMessage | undefined;

/** A socket whose deeds somebody reads first. */
function tampered(url: string, tamper: Tamper): Socket {
  const real = new WebSocket(url) as unknown as Socket;
  const send = real.send.bind(real);
  real.send = (text) => {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type !== 'do') {
      send(text);
      return;
    }
    const made = tamper(message, (asked) => send(JSON.stringify(asked)));
    if (made?.type === 'do') send(JSON.stringify(made));
    else if (made !== undefined)
      queueMicrotask(() => real.onmessage?.({ data: JSON.stringify(made) }));
  };
  return real;
}

interface Played {
  readonly proof: Proof2;
  readonly found: Verification;
  readonly devices: readonly [Device, Device];
  readonly caught: readonly Caught[];
}

/** A whole game of Léa and Noé; whoever cheats stands between Léa and the server. */
async function play(
  tamper: Tamper,
  meanwhile: (devices: readonly [Device, Device]) => void = () => undefined,
): Promise<Played> {
  const people = [
    await arrive(house.api, 'Léa', { socket: (url) => tampered(url, tamper) }),
    await arrive(house.api, 'Noé'),
  ] as const;
  const { table } = await house.api.open(people[0].guest.token, { game: 'sequence', seats: 2 });
  const devices = [
    new Device(people[0], table, sequence),
    new Device(people[1], table, sequence),
  ] as const;
  for (const { keeper, following } of devices) {
    await known(following);
    await keeper.do({ type: 'sit' });
  }
  await devices[0].keeper.do({ type: 'start' });
  await until(devices[0].following, ({ about }) => about.status === 'running');
  meanwhile(devices);
  await Promise.all(devices.map((device, seat) => device.playUntil(new Seeded(`cheat ${seat}`))));
  const { record, proof: text } = await house.api.kept(people[0].guest.token, table);
  const proof = readProof(JSON.parse(text)) as Proof2;
  const found = verify(record.split('\n'), proof, games);
  for (const { link } of people) link.close();
  return {
    proof,
    found,
    devices,
    caught: judgeNotes(await devices[0].keeper.notes(), proof, 0).caught,
  };
}

/** Of the deeds of this type, the one of this number, counted from 0. */
function nth(type: Asked['deed']['type'], number: number, tamper: Tamper): Tamper {
  let count = 0;
  const ids = new Set<string>();
  return (asked, forward) => {
    const isOne =
      asked.deed.type === type && (type !== 'play' || 'link' in asked.deed) && !ids.has(asked.id);
    if (!isOne) return asked;
    ids.add(asked.id);
    return count++ === number ? tamper(asked, forward) : asked;
  };
}

const honest: Tamper = (asked) => asked;
const withoutLink: Tamper = (asked) =>
  asked.deed.type === 'play' ? { ...asked, deed: { type: 'play', move: asked.deed.move } } : asked;

describe('a server that cheats', () => {
  it('an honest one is caught at nothing', async () => {
    const { found, caught } = await play(honest);
    expect([found.follows, caught]).toEqual([true, []]);
    expect(found.throws.map(({ house: thrown }) => thrown)).toEqual([0, 0]);
  });

  it('F13: takes another secret afterwards: it is not the one it had committed itself to', async () => {
    const { proof, devices } = await play(honest);
    const secret = '77'.repeat(32);
    const other = { ...proof, secret, commitment: commitmentOf(secret) };
    expect(judgeNotes(await devices[0].keeper.notes(), other, 0).caught).toContain('commitment');
  });

  it('F21: says afterwards that somebody was named to begin', async () => {
    const { proof, devices } = await play(honest);
    expect(
      judgeNotes(await devices[0].keeper.notes(), { ...proof, named: { first: 1 } }, 0).caught,
    ).toEqual(['first']);
  });

  it('F14: pretends that a link never came, and throws itself: everything follows, and the device knows better', async () => {
    const { found, caught } = await play(nth('play', 2, withoutLink));
    expect(found.follows).toBe(true);
    expect(found.throws[0]).toMatchObject({ withheld: 1 });
    // one more while the next chain was too new, and another for each 2 or 12 thrown meanwhile
    expect(found.throws[0]?.house).toBeGreaterThanOrEqual(2);
    expect(caught).toEqual(['link']);
  });

  it('F15: refuses a link that fits, and throws itself', async () => {
    const { found, caught } = await play(
      nth('play', 2, ({ table, id }) => ({
        type: 'refused',
        code: 'bad-link',
        reason: 'no',
        table,
        id,
      })),
    );
    expect(found.follows).toBe(true);
    expect(found.throws[0]?.house).toBeGreaterThan(0);
    expect(caught).toEqual(['refused-link']);
  });

  it('F16: puts a chain of its own in the place of mine', async () => {
    const own = shownOf('88'.repeat(32));
    const { found, caught } = await play(
      nth('sit', 0, (asked) =>
        asked.deed.type === 'sit'
          ? { ...asked, deed: { type: 'sit', chain: own[0] as string } }
          : asked,
      ),
    );
    expect(found.follows).toBe(true);
    expect(caught).toContain('chain');
  });

  it('F17: pretends that my first link never came, and so chooses among setups', async () => {
    const { found, caught } = await play(
      nth('link', 0, ({ table, id }) => ({ type: 'done', table, id, n: 1 })),
    );
    expect(found.follows).toBe(true);
    expect(found.seeds[0]).toMatchObject({ by: 'chain', first: null });
    expect(caught).toEqual(['link']);
  });

  it('F18: lets a friend exchange a chain after having seen my first link', async () => {
    const { proof, devices } = await play(honest);
    const end = shownOf('99'.repeat(32))[0] as string;
    const seats = proof.seats.map((given, seat) =>
      seat === 1 ? { type: 'chain' as const, end } : given,
    );
    expect(judgeNotes(await devices[0].keeper.notes(), { ...proof, seats }, 0).caught).toContain(
      'other-chain',
    );
  });
});

describe('players in league with the house', () => {
  it('F8: may throw without a link, one choice of two each time; the proof counts it', async () => {
    const { found, proof } = await play(nth('play', 2, withoutLink));
    expect(found.throws).toMatchObject([
      { house: 2, withheld: 1 },
      { house: 0, withheld: 0 },
    ]);
    const [first] = found.questions.filter(({ seat, by }) => seat === 0 && by === 'house');
    expect(
      proof.steps.some((step) => step.type === 'link' && `event ${step.event}` === first?.question),
    ).toBe(false);
  });

  it('F11: may keep back a first link; the proof says whose did not come', async () => {
    const { found } = await play(
      nth('link', 0, ({ table, id }) => ({
        type: 'refused',
        code: 'bad-link',
        reason: '',
        table,
        id,
      })),
    );
    expect(found).toMatchObject({ follows: true, seeds: [{ first: null }, { by: 'chain' }] });
    expect(found.seeds[1]?.first).toMatch(/^[0-9a-f]{64}$/);
  });

  it('F19: gain nothing by a chain given while the server holds back my link: it is not ripe with that link', async () => {
    let noe: Device | undefined;
    const late: Tamper = (asked, forward) => {
      const end = shownOf('aa'.repeat(32))[0] as string;
      noe?.following.do({ type: 'chain', end }).then(() => forward(asked));
      return undefined;
    };
    const { proof, found, devices } = await play(nth('play', 2, late), ([, other]) => {
      noe = other;
    });
    expect(found.follows).toBe(true);
    const at = proof.steps.findIndex((step) => step.type === 'link' && step.blind !== undefined);
    expect(proof.steps[at]).toMatchObject({ seat: 0, blind: [1] });
    expect(proof.steps[at - 1]).toMatchObject({ type: 'chain', seat: 1 });
    expect(judgeNotes(await devices[0].keeper.notes(), proof, 0).caught).toEqual([]);
    // A server that says it was known all the same is caught.
    const claimed = proof.steps.map((step) =>
      step.type === 'link' ? { ...step, blind: undefined } : step,
    );
    const lied = readProof(JSON.parse(JSON.stringify({ ...proof, steps: claimed })));
    expect(judgeNotes(await devices[0].keeper.notes(), lied, 0).caught).toEqual(['other-chain']);
  });
});

it('F20: a link that is sent again after a crash gives the same throw, and nobody has a second try', async () => {
  const [lea, noe] = (await gather(house.api, sequence, ['Léa', 'Noé'])) as [Device, Device];
  await lea.keeper.do({ type: 'start' });
  const { view } = await until(lea.following, ({ about }) => about.status === 'running');
  const [first] = (view as unknown as { toMove: readonly number[] }).toMove;
  const mover = first === 0 ? lea : noe;
  const start = (await mover.keeper.notes()).chains[0]?.start ?? '';
  const deed = { type: 'play', move: { type: 'roll' }, link: shownOf(start)[2] as string } as const;
  const journal = await house.store.read(lea.following.table);
  await mover.following.do(deed);
  const [told] = (await house.store.read(lea.following.table)).slice(journal.length);
  // The same journal without what was stored last, as after a crash that lost it, asked again.
  const { TableState } = await import('../../src/tables/fold/table-state.ts');
  const { decide, isRefused } = await import('../../src/tables/fold/deeds.ts');
  const { writeEntry } = await import('../../src/tables/fold/journal.ts');
  for (const again of [1, 2]) {
    const table = TableState.read(lea.following.table, journal, games);
    const doer = {
      person: mover.who.guest.person,
      name: '',
      isProgram: false,
      id: `again.${again}`,
      seen: table.n,
      now: table.at,
    };
    const decided = decide(table, doer, deed);
    if (isRefused(decided)) throw new Error(decided.reason);
    const [entry] = decided.entries as readonly [(typeof decided.entries)[number]];
    const facesIn = (line = ''): string | undefined => line.match(/"faces":\[[^\]]*\]/)?.[0];
    expect(facesIn(writeEntry(entry))).toBe(facesIn(told));
  }
  for (const { who } of [lea, noe]) who.link.close();
});
