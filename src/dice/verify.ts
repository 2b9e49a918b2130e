/**
 * Checking a record against its proof: whether everything that chance decided in the game follows
 * from what the table had committed itself to and the seats had added.
 */

import { deal } from '../chance.ts';
import type { AnyGame, HostChoices, Seat } from '../game.ts';
import type { Random } from '../random.ts';
import { type OpenRecord, readHeader } from '../record/record.ts';
import { sameJson } from '../same-json.ts';
import { isObject, Refusal } from '../shape.ts';
import { isNext } from './chain.ts';
import { checkEvents, isWritten, parse } from './check-events.ts';
import { commitmentOf, seedOfTable } from './fair.ts';
import type { Given } from './pot.ts';
import { Pouring } from './pouring.ts';
import type { Proof, Seed } from './proof.ts';
import type { Checked, CheckedSeed, QuestionKind, Redealt, Verification } from './verification.ts';

/**
 * Checks one record, given as its lines; blank ones are counted and skipped. Throws a Refusal if
 * the two can't be compared at all: no header, no such game, another number of seats.
 */
export function verify(
  lines: readonly string[],
  proof: Proof,
  games: readonly AnyGame[],
): Verification {
  const { table, secret, named } = proof;
  const header = lines.findIndex(isWritten);
  if (header < 0) throw new Refusal('there is no record');
  const record = open(lines[header] as string, games);
  const { game, seats } = record;
  const given = proof.proof === 1 ? proof.seeds : proof.seats;
  if (given.length !== seats)
    throw new Refusal(`the record has ${seats} seats, the proof has seeds for ${given.length}`);

  const pouring = Pouring.of(proof);
  const setup = checkSetup(record, pouring, named, header + 1);
  const { answers, throws, events, over, fault } = checkEvents(
    record,
    lines,
    header + 1,
    pouring,
    proof.proof,
  );
  const questions = [...setup, ...answers];
  const derived = commitmentOf(secret);
  const commitment = {
    published: proof.commitment,
    derived,
    follows: derived === proof.commitment,
  };
  const seeds =
    proof.proof === 1
      ? proof.seeds.map((seed, seat) => checkSeed(seed, secret, seat))
      : proof.seats.map((one, seat) => checkGiven(one, secret, seat));
  const redealt = redealtIn(proof);
  const misfits = pouring.faults;
  const isWhole = commitment.follows && fault === null && misfits.length === 0;
  const follows =
    isWhole && [...seeds, ...redealt, ...questions].every((checked) => checked.follows);
  const checked = {
    commitment,
    seeds,
    named,
    questions,
    totals: total(questions),
    throws,
    redealt,
    misfits,
    fault,
  };
  return { follows, scheme: proof.proof, game: game.id, table, seats, events, over, ...checked };
}

function open(line: string, games: readonly AnyGame[]): OpenRecord {
  const json = parse(line);
  if (!isObject(json) || !Object.hasOwn(json, 'record'))
    throw new Refusal('the first line is no header of a record');
  return readHeader(json, games);
}

/** Empty if chance has no part in the setup. */
function checkSetup(
  record: OpenRecord,
  { pot }: Pouring,
  named: HostChoices,
  line: number,
): readonly Checked[] {
  const { game, seats, options, setup: recorded } = record;
  const asked = game.lots(seats, options);
  const drawn = dealt(record, pot.source('setup'), named);
  if (asked.length === 0) return [];
  return [
    {
      kind: 'setup',
      question: 'setup',
      line,
      seat: null,
      asked,
      drawn,
      recorded,
      follows: sameJson(drawn, recorded),
    },
  ];
}

function dealt({ game, seats, options }: OpenRecord, source: Random, named: HostChoices): object {
  try {
    return deal(game, seats, options, source, named);
  } catch (error) {
    // a seat or a choice that this game does not have
    throw error instanceof Refusal ? error.within("the proof's named") : error;
  }
}

/** What a seat gave is its own affair: whether it is what they gave, only they can say. */
function checkSeed(seed: Seed, secret: string, seat: Seat): CheckedSeed {
  const derived = seed.by === 'table' ? seedOfTable(secret, seat) : null;
  return { seat, ...seed, derived, follows: derived === null || derived === seed.seed };
}

function checkGiven(given: Given, secret: string, seat: Seat): CheckedSeed {
  if (given.type !== 'chain')
    return checkSeed(
      { seed: given.seed, by: given.type === 'seed' ? 'seat' : 'table' },
      secret,
      seat,
    );
  const { end, first = null } = given;
  return {
    seat,
    seed: end,
    by: 'chain',
    derived: null,
    follows: first === null || isNext(first, end),
    first,
  };
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
  const of = (kind: QuestionKind) => {
    const asked = questions.filter((checked) => checked.kind === kind);
    return { asked: asked.length, follow: asked.filter(({ follows }) => follows).length };
  };
  return { setup: of('setup'), throw: of('throw'), draw: of('draw') };
}
