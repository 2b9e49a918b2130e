/**
 * Twins: the same table in two houses, with the same dice, people and clock, but for one thing that
 * is hidden. Both go on with the same moves; whoever may not know the difference is told the same
 * in both, letter by letter.
 */

import { outcomes } from '../../../src/chance.ts';
import type { AnyGame, GameTypes, Seat } from '../../../src/game.ts';
import type { ServerMessage } from '../../../src/protocol.ts';
import type { Random } from '../../../src/random.ts';
import { type Event, lineOf, readEvent } from '../../../src/record/record.ts';
import { openRing } from '../../../src/server/people/keys.ts';
import { People } from '../../../src/server/people/people.ts';
import type { Person } from '../../../src/tables/store.ts';
import { recordGame } from '../recorded.ts';
import { Wire } from './seen-wire.ts';
import { BUSY, type House, openHouse } from './servers.ts';

const NOW = 1_800_000_000_000;
const SECRET = '5ec2e7'.padEnd(64, '0');
const TABLE = 'kabo-relu-timo-sane';
const ONLOOKER = 31;

/** A game as far as it has come, and the two ways it may have come there. */
export interface Fork {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: object;
  readonly setups: readonly [object, object];
  readonly events: readonly Event[];
  /** The last event, where it is what is different. */
  readonly last?: readonly [Event, Event];
  /** What anybody saw before it. */
  readonly before: View;
  /** Who knows the difference from the beginning. */
  readonly privy: readonly Seat[];
  /** One seat is a bot of the house, if it may not know. */
  readonly bot: Seat | undefined;
}

// Forks -------------------------------------------------------------------------------------------

/**
 * A random game up to a move of this type whose secret might as well have been another; undefined
 * where it has none.
 */
export function forkAt(
  game: AnyGame,
  seats: number,
  options: object,
  type: string,
  random: Random,
): Fork | undefined {
  const [header = '', ...lines] = recordGame(game, seats, options, random);
  const { setup } = JSON.parse(header) as { readonly setup: object };
  const events: Event[] = [];
  const forks: Fork[] = [];
  let state = game.start(seats, options, setup);
  for (const line of lines) {
    const event = readEvent(game, JSON.parse(line));
    const other = event.move.type === type ? otherwise(game, state, event, random) : undefined;
    if (other !== undefined) {
      const privy = partiesOf(state, event);
      const strangers = Array.from({ length: seats }, (_, seat) => seat).filter(
        (seat) => !privy.includes(seat),
      );
      const bot = strangers[random.below(strangers.length + 1)];
      const before = game.view(state, 'public') as unknown as View;
      forks.push({
        before,
        game,
        seats,
        options,
        setups: [setup, setup],
        events: [...events],
        last: [event, other],
        privy,
        bot,
      });
    }
    events.push(event);
    const moved = game.move(state, event.seat, event.move);
    state = event.answer === undefined ? moved : game.answered(moved, event.answer);
  }
  return forks[random.below(Math.max(1, forks.length))];
}

/** The same kind of event with another secret, which the others could not tell from this one. */
function otherwise(game: AnyGame, state: unknown, event: Event, random: Random): Event | undefined {
  const { seat, move } = event;
  const others: Event[] = [];
  const hidden: readonly string[] = game.hidden(state, event, 'public');
  const plain = (one: Event): string =>
    JSON.stringify(Object.entries(lineOf(one)).filter(([key]) => !hidden.includes(key)));
  for (const choice of game.moves(state, seat)) {
    if (choice.type !== move.type) continue;
    const moved = game.move(state, seat, choice);
    const chance = game.chance(moved);
    if (chance === undefined) others.push({ seat, move: choice });
    else
      for (const { values } of outcomes(chance))
        others.push({ seat, move: choice, answer: game.answer(moved, values) });
  }
  const alike = others.filter(
    (one) => plain(one) === plain(event) && JSON.stringify(one) !== JSON.stringify(event),
  );
  return alike[random.below(Math.max(1, alike.length))];
}

/** Who takes part in an event, and so knows what it was. */
function partiesOf(state: unknown, { seat, move }: Event): readonly Seat[] {
  const from =
    'from' in move
      ? move.from
      : move.type === 'give'
        ? (state as { readonly from: Seat }).from
        : seat;
  return [seat, from as Seat];
}

/** NEXT!: two cards near the bottom have changed places. */
export function forkUnder(game: AnyGame, seats: number, random: Random): Fork {
  const options = game.options(seats)({});
  const { setup } = JSON.parse(recordGame(game, seats, options, random)[0] as string) as {
    readonly setup: Piles;
  };
  const piles = setup.piles.map((pile) => [...pile]);
  const [here, there] = [piles[random.below(3)] as string[], piles[random.below(3)] as string[]];
  [here[14], there[13]] = [there[13] as string, here[14] as string];
  const before = game.view(game.start(seats, options, setup), 'public') as unknown as View;
  return {
    before,
    game,
    seats,
    options,
    setups: [setup, { ...setup, piles }],
    events: [],
    privy: [],
    bot: random.below(seats),
  };
}

interface Piles {
  readonly piles: readonly (readonly string[])[];
}

// Houses ------------------------------------------------------------------------------------------

/** One of the two: a house with the table in it, and everybody connected. */
class Twin {
  readonly house: House;
  readonly wires = new Map<Seat, Wire>();
  readonly #tokens = new Map<Seat, string>();

  constructor(house: House) {
    this.house = house;
  }

  static async open(fork: Fork, which: 0 | 1): Promise<Twin> {
    const twin = new Twin(
      await openHouse({ pauses: { ...BUSY.pauses, bot: 1 } }, { now: () => NOW }),
    );
    await twin.#set(fork, which);
    await twin.settled(fork.bot); // else it would be chance who sees the bot's first move
    for (const [seat, token] of twin.#tokens) {
      const wire = await Wire.open(twin.house.port, token);
      await wire.ask({ type: 'watch', table: TABLE }, ({ type }) => type === 'table');
      twin.wires.set(seat, wire);
    }
    return twin;
  }

  async #set(
    { game, seats, options, setups, events, last, bot }: Fork,
    which: 0 | 1,
  ): Promise<void> {
    const { store } = this.house;
    const people = new People(store, await openRing(store, NOW), () => NOW);
    const at = NOW;
    const sitting: object[] = [];
    for (const seat of [...Array(seats).keys(), ONLOOKER]) {
      if (seat === bot) {
        sitting.push({ type: 'bot-sat', at, seat, level: 'casual' });
        continue;
      }
      const person: Person = {
        id: `person${String(seat).padStart(6, '0')}`,
        name: `P${seat}`,
        owner: null,
        generation: 1,
        since: at,
      };
      await store.savePerson(person, undefined);
      this.#tokens.set(seat, await people.tokenOf(person));
      if (seat !== ONLOOKER)
        sitting.push({
          type: 'sat',
          at,
          seat,
          person: person.id,
          name: person.name,
          program: false,
          seed: 'seed',
        });
    }
    const opened = {
      type: 'opened',
      at,
      by: 'person000031',
      game: game.id,
      rules: game.version,
      seats,
      options,
      watch: 'anybody',
      listed: false,
      pace: { type: 'relaxed' },
      secret: SECRET,
    };
    const all = last === undefined ? events : [...events, last[which]];
    const played = all.map((event) => ({ type: 'played', at, event: lineOf(event) }));
    const entries = [
      opened,
      ...sitting,
      { type: 'started', at, setup: setups[which] },
      ...played,
    ].map((entry) => JSON.stringify(entry));
    const summary = {
      id: TABLE,
      game: game.id,
      seats,
      status: 'running',
      listed: false,
      people: [],
      due: null,
      opened: at,
      changed: at,
    } as const;
    await store.append({ table: TABLE, expected: 0, entries, summary });
  }

  /** What a seat knows now: from over HTTP, the same that its socket was told. */
  async look(seat: Seat): Promise<{
    readonly text: string;
    readonly n: number;
    readonly view: View;
    readonly moves: readonly GameTypes['move'][];
  }> {
    const headers = { authorization: `Bearer ${this.#tokens.get(seat)}` };
    const text = await (
      await fetch(`${this.house.api.origin}/api/tables/${TABLE}`, { headers })
    ).text();
    return { text, ...JSON.parse(text) };
  }

  /** Waits until it is for people to go on. */
  async settled(bot: Seat | undefined): Promise<View> {
    for (;;) {
      const { view } = await this.look(ONLOOKER);
      if (bot === undefined || !view.toMove.includes(bot)) return view;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  /** Everything that a seat was told, but for who is connected, which comes when it comes. */
  async told(seat: Seat): Promise<readonly string[]> {
    const wire = this.wires.get(seat) as Wire;
    wire.say({ type: 'log', table: TABLE });
    await wire.ask({ type: 'ping' }, ({ type }) => type === 'pong');
    return wire.frames.filter((frame) => (JSON.parse(frame) as ServerMessage).type !== 'presence');
  }

  play(seat: Seat, move: GameTypes['move'], number: number, seen: number): Promise<ServerMessage> {
    const id = `move-${number}`;
    const wire = this.wires.get(seat) as Wire;
    return wire.ask(
      { type: 'do', table: TABLE, id, seen, deed: { type: 'play', move } },
      (answer) => 'id' in answer && answer.id === id,
    );
  }

  async close(): Promise<void> {
    for (const wire of this.wires.values()) wire.close();
    await this.house.stop();
  }
}

interface View {
  readonly toMove: readonly Seat[];
  readonly over: boolean;
  readonly [key: string]: unknown;
}

// Going on ----------------------------------------------------------------------------------------

export interface Compared {
  /**
   * What somebody was told in one house and not in the other, though he may not know the
   * difference.
   */
  readonly wrong: readonly string[];
  /**
   * How many messages were the same, and whether those who know were told something different, as
   * they must be.
   */
  readonly same: number;
  readonly knew: boolean;
}

/** Goes on with the same moves in both houses until the rules reveal what is different. */
export async function compareTwins(
  fork: Fork,
  most: number,
  isRevealed: (view: View, fork: Fork) => boolean,
  random: Random,
): Promise<Compared> {
  const twins = await Promise.all([Twin.open(fork, 0), Twin.open(fork, 1)]);
  const [one, other] = twins;
  const privy = new Set<Seat>(fork.privy);
  const wrong: string[] = [];
  let same = 0;
  try {
    for (let number = 0; number <= most; number++) {
      const [view] = await Promise.all(twins.map((twin) => twin.settled(fork.bot)));
      if (view === undefined || view.over || isRevealed(view, fork)) break;
      same = 0;
      for (const seat of one.wires.keys()) {
        if (privy.has(seat)) continue;
        const [here, there] = await Promise.all(
          twins.map(async (twin) => [...(await twin.told(seat)), (await twin.look(seat)).text]),
        );
        same += here?.length ?? 0;
        if (JSON.stringify(here) !== JSON.stringify(there))
          wrong.push(`seat ${seat}: ${differing(here ?? [], there ?? [])}`);
      }
      if (wrong.length > 0 || number === most) break;
      const seat = view.toMove[random.below(view.toMove.length)] as Seat;
      const [mine, theirs] = [await one.look(seat), await other.look(seat)];
      const both = mine.moves.filter((move) =>
        theirs.moves.some((there) => JSON.stringify(there) === JSON.stringify(move)),
      );
      if (both.length === 0) break;
      const move = both[random.below(both.length)] as GameTypes['move'];
      const party =
        'from' in move
          ? (move.from as Seat)
          : move.type === 'give'
            ? (mine.view as unknown as Giving).action.from
            : seat;
      if (privy.has(seat) || privy.has(party))
        for (const more of [seat, party]) if (seat !== party) privy.add(more);
      await Promise.all(twins.map((twin) => twin.play(seat, move, number, mine.n)));
    }
    const [knower] = fork.privy;
    const [mine, theirs] =
      knower === undefined ? [[], []] : await Promise.all(twins.map((twin) => twin.told(knower)));
    return { wrong, same, knew: JSON.stringify(mine) !== JSON.stringify(theirs) };
  } finally {
    await Promise.all(twins.map((twin) => twin.close()));
  }
}

interface Giving {
  readonly action: { readonly from: Seat };
}

function differing(here: readonly string[], there: readonly string[]): string {
  const at = here.findIndex((frame, index) => frame !== there[index]);
  return `${here[at]}\nand in the other house\n${there[at]}`;
}
