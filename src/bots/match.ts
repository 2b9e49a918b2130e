/**
 * Matches by duplicate: a block is the same setup and the same dice for every arrangement of the
 * players around the table, so that luck falls on all alike. Players choose differently, and the
 * dice must not shift when they do: each kind of question to chance, by seat and type of move, has
 * a stream of its own.
 */

import { deal, draw } from '../chance.ts';
import { type AnyGame, type GameTypes, type Seat, seatsOf } from '../game.ts';
import { type Random, Seeded } from '../random.ts';
import { Recorder } from '../record/recorder.ts';
import { sameJson } from '../same-json.ts';
import type { Player, PlayerChoice, PlayerFault, SeatDecision } from './player.ts';
import { addTime, noTimes, type Times } from './times.ts';

export interface MatchPlan {
  readonly game: string;
  readonly options: object;
  readonly seed: string;
  /** Who sits at each seat in the first arrangement. */
  readonly players: readonly string[];
  /** Whether the records are wanted. */
  readonly record: boolean;
}

/**
 * The players by seat of each arrangement: all rotations, equal ones once. A player is their index
 * in the plan.
 */
export function arrangements(players: readonly string[]): readonly (readonly number[])[] {
  const seats = players.length;
  const rotated = (turn: number): readonly number[] =>
    players.map((_, seat) => (seat + turn) % seats);
  const isAlike = (turn: number): boolean =>
    rotated(turn).every((player, seat) => players[player] === players[seat]);
  // a whole turn at the latest
  const turns = players.map((_, turn) => turn + 1).find(isAlike) as number;
  return Array.from({ length: turns }, (_, turn) => rotated(turn));
}

export interface BlockResult {
  /** For each arrangement each seat's share of the win: one, or a part if sides share it. */
  readonly shares: readonly (readonly number[])[];
  /** For each arrangement the seat that began. */
  readonly firsts: readonly Seat[];
  readonly events: number;
  /** By player: how long they thought, and what they did wrong. */
  readonly times: readonly Times[];
  readonly faults: readonly (readonly GameFault[])[];
  /** Lines, when they are wanted. */
  readonly records: readonly string[];
}

export interface GameFault extends PlayerFault {
  /** Counted from 0 within the block. */
  readonly game: number;
  readonly seat: Seat;
}

/**
 * Plays a block. The result depends on the plan and the players alone, not on the worker or on what
 * was played before.
 */
export async function playBlock(
  game: AnyGame,
  plan: MatchPlan,
  players: readonly Player[],
  block: number,
  now: () => number,
): Promise<BlockResult> {
  const { options, record } = plan;
  const seats = plan.players.length;
  const seed = `${plan.seed}/${block}`;
  const setup = deal(game, seats, options, new Seeded(`${seed}/setup`));
  const times = players.map(noTimes);
  const faults = players.map((): GameFault[] => []);
  const shares: (readonly number[])[] = [];
  const firsts: Seat[] = [];
  const records: string[] = [];
  let events = 0;
  for (const [number, seating] of arrangements(plan.players).entries()) {
    const recorder = record ? new Recorder(game, seats, options, setup) : undefined;
    const state = game.start(seats, options, setup);
    events += await playGame(game, state, {
      seats: seating.map((player, seat) => ({
        player: players[player] as Player,
        random: new Seeded(`${seed}/${number}/${seat}`),
        took: (ms) => addTime(times[player] as Times, ms),
        failed: (fault) => faults[player]?.push({ ...fault, game: number, seat }),
      })),
      options,
      dice: streams(seed),
      now,
      ...(recorder === undefined ? {} : { recorder }),
    });
    shares.push(sharesOf(game, state, seats));
    firsts.push(game.first(state) ?? 0); // it is decided in a game that is over
    if (recorder !== undefined) records.push(...recorder.lines);
  }
  return { shares, firsts, events, times, faults, records };
}

/** A seat's part of the win, seats of one side winning together. */
function sharesOf(game: AnyGame, state: unknown, seats: number): readonly number[] {
  const winners = game.winners(state);
  const share = 1 / new Set(winners.map((seat) => game.side(seats, seat))).size;
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? share : 0));
}

function streams(seed: string): (seat: Seat, type: string) => Random {
  const known = new Map<string, Random>();
  return (seat, type) => {
    const name = `${seed}/dice/${seat}/${type}`;
    const stream = known.get(name) ?? new Seeded(name);
    known.set(name, stream);
    return stream;
  };
}

interface SeatAtTable {
  readonly player: Player;
  readonly random: Random;
  took(ms: number): void;
  failed(fault: PlayerFault): void;
}

interface Table {
  readonly seats: readonly SeatAtTable[];
  readonly options: object;
  dice(seat: Seat, type: string): Random;
  now(): number;
  readonly recorder?: Recorder;
}

const SEED = 1 << 15;
/**
 * Two players who always repeat the same moves would never end: after this many events all moves
 * are drawn at random.
 */
const LONGEST = 10_000;

/**
 * Plays a game to its end, changing the state. Returns the number of events. Seats that commit at
 * once are asked at once.
 */
async function playGame(game: AnyGame, state: unknown, table: Table): Promise<number> {
  const { seats, options } = table;
  await Promise.all(
    seats.map(({ player, random }, seat) => {
      const seed = random.below(SEED) * SEED + random.below(SEED);
      return player.begin?.({ game, seats: seats.length, options, seat, seed });
    }),
  );
  let events = 0;
  for (;;) {
    const awaited = seatsOf(game.toMove(state));
    if (awaited.length === 0) break;
    const choices = awaited.map((seat) => choose(game, state, seat, table, events));
    for (const [index, seat] of awaited.entries()) {
      const choice = choices[index] as number | Promise<number>;
      const code = typeof choice === 'number' ? choice : await choice;
      playCode(game, state, seat, code, table);
      events++;
    }
  }
  const [scores, winners] = [game.scores(state), game.winners(state)];
  for (const [seat, { player }] of seats.entries())
    player.end?.({ view: game.view(state, seat), scores, winners });
  return events;
}

function playCode(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  code: number,
  { recorder, dice }: Table,
): void {
  const { type } = game.decode(state, code);
  recorder?.move(state, seat, code);
  game.play(state, seat, code);
  const chance = game.chance(state);
  if (chance === undefined) return;
  const values = draw(chance, dice(seat, type));
  recorder?.answer(state, values);
  game.settle(state, values);
}

/**
 * The code of a seat's choice. Without a promise unless the player needs one: waiting for nothing
 * would cost more than a throw.
 */
function choose(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  table: Table,
  events: number,
): number | Promise<number> {
  const { codes } = game.legal(state, seat);
  if (codes.length === 1) return codes[0] as number;
  const { player, random, took, failed } = table.seats[seat] as SeatAtTable;
  if (events >= LONGEST) {
    failed({ kind: 'endless', what: `no end after ${LONGEST.toLocaleString('en')} events` });
    return codes[random.below(codes.length)] as number;
  }
  const moves = game.moves(state, seat);
  const situation: SeatDecision = {
    view: game.view(state, seat),
    moves,
    random,
    imagine: (source) => game.imagine(state, seat, (n) => source.below(n)),
  };
  const begin = table.now();
  const read = (choice: PlayerChoice): number => {
    if ('move' in choice || choice.fault.kind === 'late' || choice.fault.kind === 'wrong')
      took(table.now() - begin);
    if ('move' in choice) return codeOf(game, moves, codes, choice.move);
    failed(choice.fault);
    return codes[random.below(codes.length)] as number;
  };
  const choice = player.choose(situation);
  return choice instanceof Promise ? choice.then(read) : read(choice);
}

/**
 * A move that was not offered is a mistake of our own: programs of other people are checked before.
 */
function codeOf(
  game: AnyGame,
  moves: readonly GameTypes['move'][],
  codes: readonly number[],
  move: GameTypes['move'],
): number {
  const index = moves.includes(move)
    ? moves.indexOf(move)
    : moves.findIndex((offered) => sameJson(offered, move));
  if (index < 0)
    throw new Error(`${game.id}: a bot chose ${JSON.stringify(move)}, which it was not offered`);
  return codes[index] as number;
}
