/**
 * Checking a record against its proof: whether everything that chance decided in the game follows from what the table had
 * committed itself to and the seats had added. What comes out is data; the words are somebody else's.
 */

import { deal, draw } from '../chance.ts';
import type { AnyGame, Chance, Kinds, Lot, Named, Seat } from '../game.ts';
import type { Random } from '../random.ts';
import { type Event, type OpenRecord, readEvent, readHeader } from '../record.ts';
import { isObject, Refusal } from '../shape.ts';
import { isNext } from './chain.ts';
import { commitmentOf, type Question, seedOfTable } from './fair.ts';
import type { Given } from './pot.ts';
import { Pouring, type StepFault, type Thrower } from './pouring.ts';
import type { Proof, Seed } from './proof.ts';
import { sameJson } from './same.ts';

/** The lots before the first move; dice; anything else that is drawn in the game, such as a card out of a hand. */
export const KINDS = ['setup', 'throw', 'draw'] as const;
export type Kind = (typeof KINDS)[number];

/** One question to chance: what follows from the proof, and what the record has. */
export interface Checked {
  readonly kind: Kind;
  readonly question: Question;
  /** Of the record, counted from 1. */
  readonly line: number;
  /** Who asked; nobody did for the setup. */
  readonly seat: Seat | null;
  readonly asked: readonly Lot[] | Chance;
  readonly drawn: object;
  readonly recorded: object;
  readonly follows: boolean;
  /** Under scheme 2, who threw. */
  readonly by?: Thrower;
}

/** What a seat added: a seed, or the end of a chain, which stands for a seed. */
export interface CheckedSeed {
  readonly seat: Seat;
  readonly seed: string;
  readonly by: Seed['by'] | 'chain';
  /** What it must be where the table gave it. */
  readonly derived: string | null;
  readonly follows: boolean;
  /** Of a chain: the link that was shown for the setup, null if none came in time. */
  readonly first?: string | null;
}

/** New dice, because a backup was put back. */
export interface Redealt {
  /** Before the event of this number; null is before the start. */
  readonly event: number | null;
  readonly at: number;
  readonly restore: string;
  readonly commitment: string;
  readonly follows: boolean;
}

/** How the throws and draws of a seat came about. */
export interface SeatThrows {
  /** With a link of the seat: nobody knew them before. */
  readonly linked: number;
  /** By the house alone: it knew them before. */
  readonly house: number;
  /** Of those, how many though the seat had a chain to throw with. */
  readonly withheld: number;
}

export interface Verification {
  /** Everything does: commitment, seeds, chains and every question, and no line is at fault. */
  readonly follows: boolean;
  /** Of the proof: what is under 2 besides is empty under 1. */
  readonly scheme: 1 | 2;
  readonly game: string;
  readonly table: string;
  readonly seats: number;
  readonly events: number;
  /** A record that stops early follows as far as it goes. */
  readonly over: boolean;
  readonly commitment: { readonly published: string; readonly derived: string; readonly follows: boolean };
  readonly seeds: readonly CheckedSeed[];
  readonly named: Named;
  readonly questions: readonly Checked[];
  readonly totals: Readonly<Record<Kind, { readonly asked: number; readonly follow: number }>>;
  /** By seat. */
  readonly throws: readonly SeatThrows[];
  readonly redealt: readonly Redealt[];
  /** Steps of the proof that can't be: a link that is not the next of its chain, or that is of a chain too new to throw with. */
  readonly misfits: readonly StepFault[];
  /** The line at which the record breaks the rules of the game; what comes after it was not looked at. */
  readonly fault: { readonly line: number; readonly reason: string } | null;
}

/**
 * Checks one record, given as its lines; blank ones count and say nothing. Throws a Refusal where the two cannot be compared
 * at all: no header, no such game, another number of seats.
 */
export function verify(lines: readonly string[], proof: Proof, games: readonly AnyGame[]): Verification {
  const { table, secret, named } = proof;
  const header = lines.findIndex(isWritten);
  if (header < 0) throw new Refusal('there is no record');
  const record = open(lines[header] as string, games);
  const { game, seats } = record;
  const given = proof.proof === 1 ? proof.seeds : proof.seats;
  if (given.length !== seats) throw new Refusal(`the record has ${seats} seats, the proof has seeds for ${given.length}`);

  const pouring = new Pouring(proof);
  const setup = checkSetup(record, pouring, named, header + 1);
  const { answers, throws, events, over, fault } = checkEvents(record, lines, header + 1, pouring, proof.proof);
  const questions = [...setup, ...answers];
  const derived = commitmentOf(secret);
  const commitment = { published: proof.commitment, derived, follows: derived === proof.commitment };
  const seeds =
    proof.proof === 1
      ? proof.seeds.map((seed, seat) => checkSeed(seed, secret, seat))
      : proof.seats.map((one, seat) => checkGiven(one, secret, seat));
  const redealt = redealtIn(proof);
  const misfits = pouring.faults;
  const isWhole = commitment.follows && fault === null && misfits.length === 0;
  const follows = isWhole && [...seeds, ...redealt, ...questions].every((checked) => checked.follows);
  const checked = { commitment, seeds, named, questions, totals: total(questions), throws, redealt, misfits, fault };
  return { follows, scheme: proof.proof, game: game.id, table, seats, events, over, ...checked };
}

function isWritten(line: string): boolean {
  return line.trim() !== '';
}

function open(line: string, games: readonly AnyGame[]): OpenRecord {
  const json = parse(line);
  if (!isObject(json) || !Object.hasOwn(json, 'record')) throw new Refusal('the first line is no header of a record');
  return readHeader(json, games);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('not valid JSON');
  }
}

function notAnother(json: unknown): unknown {
  if (isObject(json) && Object.hasOwn(json, 'record')) throw new Refusal('another record begins here, and a proof is of one');
  return json;
}

/** Nothing where chance has no part in the setup. */
function checkSetup(record: OpenRecord, { pot }: Pouring, named: Named, line: number): readonly Checked[] {
  const { game, seats, options, setup: recorded } = record;
  const asked = game.lots(seats, options);
  const drawn = dealt(record, pot.source('setup'), named);
  if (asked.length === 0) return [];
  return [{ kind: 'setup', question: 'setup', line, seat: null, asked, drawn, recorded, follows: sameJson(drawn, recorded) }];
}

function dealt({ game, seats, options }: OpenRecord, source: Random, named: Named): object {
  try {
    return deal(game, seats, options, source, named);
  } catch (error) {
    throw error instanceof Refusal ? error.within("the proof's named") : error; // a seat or a choice that this game does not have
  }
}

interface Events extends Pick<Verification, 'events' | 'over' | 'fault' | 'throws'> {
  readonly answers: readonly Checked[];
}

/** Plays the record to its end, or to the line that cannot be played. */
function checkEvents(
  { game, seats, state: start }: OpenRecord,
  lines: readonly string[],
  from: number,
  pouring: Pouring,
  scheme: 1 | 2,
): Events {
  const answers: Checked[] = [];
  const throws = Array.from({ length: seats }, () => ({ linked: 0, house: 0, withheld: 0 }));
  let state = start;
  let events = 0;
  let fault: Verification['fault'] = null;
  for (let index = from; index < lines.length && fault === null; index++) {
    const text = lines[index] as string;
    if (!isWritten(text)) continue;
    try {
      const event = readEvent(game, notAnother(parse(text)));
      const moved = game.move(state, event.seat, event.move);
      const chance = game.chance(moved);
      if (chance === undefined) pouring.pass(events);
      else {
        if (event.answer === undefined) throw new Refusal('chance was asked, and has not answered');
        const { source, by, isWithheld } = pouring.pour(events, event.seat);
        const checked = checkEvent(game, moved, chance, event, source, events, index + 1);
        answers.push(scheme === 1 ? checked : { ...checked, by });
        const seat = throws[event.seat];
        if (scheme === 2 && seat !== undefined) {
          if (by === 'link') seat.linked++;
          else seat.house++;
          if (isWithheld) seat.withheld++;
        }
      }
      // On with what the record has: one wrong throw does not make the next one wrong.
      state = event.answer === undefined ? moved : game.answered(moved, event.answer);
      events++;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fault = { line: index + 1, reason: error.message };
    }
  }
  const over = game.waiting(state).kind === 'over';
  if (over) pouring.end(events);
  return { answers, throws, events, over, fault };
}

function checkEvent(
  game: AnyGame,
  moved: unknown,
  asked: Chance,
  { seat, answer: recorded = {} }: Event,
  source: Random,
  number: number,
  line: number,
): Checked {
  const drawn: Kinds['answer'] = game.answer(moved, draw(asked, source));
  const kind = 'faces' in drawn ? 'throw' : 'draw';
  return { kind, question: `event ${number}`, line, seat, asked, drawn, recorded, follows: sameJson(drawn, recorded) };
}

/** What a seat gave is its own affair: whether it is what they gave, only they can say. */
function checkSeed(seed: Seed, secret: string, seat: Seat): CheckedSeed {
  const derived = seed.by === 'table' ? seedOfTable(secret, seat) : null;
  return { seat, ...seed, derived, follows: derived === null || derived === seed.seed };
}

function checkGiven(given: Given, secret: string, seat: Seat): CheckedSeed {
  if (given.type !== 'chain') return checkSeed({ seed: given.seed, by: given.type === 'seed' ? 'seat' : 'table' }, secret, seat);
  const { end, first = null } = given;
  return { seat, seed: end, by: 'chain', derived: null, follows: first === null || isNext(first, end), first };
}

function redealtIn(proof: Proof): readonly Redealt[] {
  if (proof.proof === 1) return [];
  const later = proof.steps.flatMap((step) => (step.type === 'redealt' ? [step] : []));
  return [...(proof.earlier ?? []).map((earlier) => ({ event: null, ...earlier })), ...later].map(
    ({ event, at, restore, commitment, secret }) => ({
      event,
      at,
      restore,
      commitment,
      follows: commitmentOf(secret) === commitment,
    }),
  );
}

function total(questions: readonly Checked[]): Verification['totals'] {
  const of = (kind: Kind) => {
    const asked = questions.filter((checked) => checked.kind === kind);
    return { asked: asked.length, follow: asked.filter(({ follows }) => follows).length };
  };
  return { setup: of('setup'), throw: of('throw'), draw: of('draw') };
}
