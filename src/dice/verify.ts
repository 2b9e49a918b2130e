/**
 * Checking a record against its proof: whether everything that chance decided in the game follows from what the table had
 * committed itself to and the seats had added. What comes out is data; the words are somebody else's.
 */

import { deal, draw } from '../chance.ts';
import type { AnyGame, Chance, Kinds, Lot, Named, Seat } from '../game.ts';
import { type Event, type OpenRecord, readEvent, readHeader } from '../record.ts';
import { isObject, Refusal } from '../shape.ts';
import { commitmentOf, type FairDice, type Question, seedOfTable } from './fair.ts';
import { diceOf, type Proof, type Seed } from './proof.ts';
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
}

export interface CheckedSeed extends Seed {
  readonly seat: Seat;
  /** What it must be where the table gave it. */
  readonly derived: string | null;
  readonly follows: boolean;
}

export interface Verification {
  /** Everything does: commitment, seeds and every question, and no line is at fault. */
  readonly follows: boolean;
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
  if (proof.seeds.length !== seats)
    throw new Refusal(`the record has ${seats} seats, the proof has seeds for ${proof.seeds.length}`);

  const dice = diceOf(proof);
  const setup = checkSetup(record, dice, named, header + 1);
  const { answers, events, over, fault } = checkEvents(record, lines, header + 1, dice);
  const questions = [...setup, ...answers];
  const derived = commitmentOf(secret);
  const commitment = { published: proof.commitment, derived, follows: derived === proof.commitment };
  const seeds = proof.seeds.map((seed, seat) => checkSeed(seed, secret, seat));
  const follows = commitment.follows && fault === null && [...seeds, ...questions].every((checked) => checked.follows);
  const totals = total(questions);
  return { follows, game: game.id, table, seats, events, over, commitment, seeds, named, questions, totals, fault };
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
function checkSetup(record: OpenRecord, dice: FairDice, named: Named, line: number): readonly Checked[] {
  const { game, seats, options, setup: recorded } = record;
  const asked = game.lots(seats, options);
  const drawn = dealt(record, dice, named);
  if (asked.length === 0) return [];
  return [{ kind: 'setup', question: 'setup', line, seat: null, asked, drawn, recorded, follows: sameJson(drawn, recorded) }];
}

function dealt({ game, seats, options }: OpenRecord, dice: FairDice, named: Named): object {
  try {
    return deal(game, seats, options, dice.setup(), named);
  } catch (error) {
    throw error instanceof Refusal ? error.within("the proof's named") : error; // a seat or a choice that this game does not have
  }
}

interface Events extends Pick<Verification, 'events' | 'over' | 'fault'> {
  readonly answers: readonly Checked[];
}

/** Plays the record to its end, or to the line that cannot be played. */
function checkEvents({ game, state: start }: OpenRecord, lines: readonly string[], from: number, dice: FairDice): Events {
  const answers: Checked[] = [];
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
      if (chance !== undefined) answers.push(checkEvent(game, moved, chance, event, dice, events, index + 1));
      // On with what the record has: one wrong throw does not make the next one wrong.
      state = event.answer === undefined ? moved : game.answered(moved, event.answer);
      events++;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fault = { line: index + 1, reason: error.message };
    }
  }
  return { answers, events, over: game.waiting(state).kind === 'over', fault };
}

function checkEvent(
  game: AnyGame,
  moved: unknown,
  asked: Chance,
  { seat, answer: recorded }: Event,
  dice: FairDice,
  number: number,
  line: number,
): Checked {
  if (recorded === undefined) throw new Refusal('chance was asked, and has not answered');
  const drawn: Kinds['answer'] = game.answer(moved, draw(asked, dice.event(number)));
  const kind = 'faces' in drawn ? 'throw' : 'draw';
  return { kind, question: `event ${number}`, line, seat, asked, drawn, recorded, follows: sameJson(drawn, recorded) };
}

/** What a seat gave is its own affair: whether it is what he gave, only he can say. */
function checkSeed(seed: Seed, secret: string, seat: Seat): CheckedSeed {
  const derived = seed.by === 'table' ? seedOfTable(secret, seat) : null;
  return { seat, ...seed, derived, follows: derived === null || derived === seed.seed };
}

function total(questions: readonly Checked[]): Verification['totals'] {
  const of = (kind: Kind) => {
    const asked = questions.filter((checked) => checked.kind === kind);
    return { asked: asked.length, follow: asked.filter(({ follows }) => follows).length };
  };
  return { setup: of('setup'), throw: of('throw'), draw: of('draw') };
}
