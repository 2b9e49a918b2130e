/**
 * The log in words. Nothing is hidden in this game, so what was told is played again by the rules
 * themselves: so the log knows whose chip lay where, who began and what came to nothing.
 */

import type { Told } from '../../../../game.ts';
import type { Line, SeatFace, ToldStep } from '../../../../web/kit/contracts/board.ts';
import { NAMES, NUMBERS } from '../../rules/board.ts';
import { type Sequence, sequence } from '../../rules/rules.ts';
import { chipOn, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import { sideOf, whoIs } from './people.ts';
import { sumOf } from './reading.ts';

export interface Retraced {
  readonly step: ToldStep<Sequence>;
  readonly before: State;
  readonly after: State;
}

/**
 * Every step with the game before and after it; undefined if not everything was told, and nobody
 * knows what lay where.
 */
export function retrace(
  told: readonly ToldStep<Sequence>[],
  view: View,
): readonly Retraced[] | undefined {
  const options = sequence.options(view.sides.length)({ line: view.line });
  let state = sequence.start(view.sides.length, options, {});
  const steps: Retraced[] = [];
  for (const step of told) {
    const after = played(state, step.event);
    if (after === undefined) return undefined;
    steps.push({ step, before: state, after });
    state = after;
  }
  return steps;
}

function played(state: State, { seat, move, answer }: Told<Sequence>): State | undefined {
  if (sequence.refusal(state, seat, move) !== undefined) return undefined;
  const moved = sequence.move(state, seat, move);
  if (answer === undefined) return sequence.chance(moved) === undefined ? moved : undefined;
  return sequence.chance(moved) === undefined ? undefined : sequence.answered(moved, answer);
}

export function narrate(
  told: readonly ToldStep<Sequence>[],
  view: View,
  seats: readonly SeatFace[],
  words: Words,
): readonly Line[] {
  const steps = retrace(told, view);
  if (steps === undefined) return told.map((step) => tellAlone(step, seats, words));
  return steps.flatMap((step) => tell(step, seats, words));
}

function tell(
  { step: { n, event }, before, after }: Retraced,
  seats: readonly SeatFace[],
  words: Words,
): readonly Line[] {
  const { seat, move, answer } = event;
  const who = whoIs(seat, seats);
  if (move.type === 'roll') {
    const faces = answer?.faces ?? [];
    if (before.phase === 'start') {
      const text = words.told.start(who, faces, sumOf(faces));
      return [{ n, seat, text: [text, ...tellStart(before, after, seats, words)].join(' ') }];
    }
    const text = words.told.throws(who, faces, sumOf(faces));
    if (after.phase !== 'roll') return [{ n, seat, text }];
    const again = after.turn === seat ? [words.told.again] : [];
    return [
      {
        n,
        seat,
        text: [text, nothingWords(sumOf(faces), words), ...again].join(' '),
        weight: 'strong',
      },
    ];
  }
  const square = NAMES.indexOf(move.square);
  const lost = chipOn(before, square);
  if (move.type === 'remove') {
    return [
      {
        n,
        seat,
        text: words.told.removes(who, sideOf(lost, seats), move.square),
        weight: 'strong',
      },
    ];
  }
  const text =
    lost < 0
      ? words.told.puts(who, move.square, NUMBERS[square] as number)
      : words.told.replaces(who, sideOf(lost, seats), move.square);
  const line: Line = lost < 0 ? { n, seat, text } : { n, seat, text, weight: 'strong' };
  return after.phase === 'over' ? [line, tellWon(n, after, seats, words)] : [line];
}

/** What the throws for the start have decided, if anything. */
function tellStart(
  before: State,
  after: State,
  seats: readonly SeatFace[],
  words: Words,
): readonly string[] {
  if (after.phase !== 'start') return [words.told.begins(whoIs(after.turn, seats))];
  return after.turn <= before.turn ? [words.told.tie] : [];
}

function tellWon(n: number, after: State, seats: readonly SeatFace[], words: Words): Line {
  const { winningLine } = sequence.view(after, 'public');
  const side = sequence.side(after.seats, after.turn);
  return {
    n,
    seat: null,
    text: words.told.wins(sideOf(side, seats), winningLine),
    weight: 'strong',
  };
}

/** Why a throw left nothing to do. */
export function nothingWords(sum: number, { told }: Words): string {
  if (sum === 10) return told.nothingToRemove;
  return sum === 11 ? told.nothingAnywhere : told.nothingToPlace({ sum });
}

/** A step by itself, of a table whose beginning is no longer told. */
function tellAlone(
  { n, event: { seat, move, answer } }: ToldStep<Sequence>,
  seats: readonly SeatFace[],
  words: Words,
): Line {
  const who = whoIs(seat, seats);
  const { told } = words;
  if (move.type === 'roll')
    return { n, seat, text: told.throws(who, answer?.faces ?? [], sumOf(answer?.faces ?? [])) };
  if (move.type === 'remove')
    return { n, seat, text: told.removesSome(who, move.square), weight: 'strong' };
  return {
    n,
    seat,
    text: told.puts(who, move.square, NUMBERS[NAMES.indexOf(move.square)] as number),
  };
}
