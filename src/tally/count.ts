/** Counting the dice of a record: for each seat what it threw. */

import { type AnyGame, type Seat, valuesOf, whyNot } from '../game.ts';
import { readEvent, readHeader } from '../record/record.ts';
import { isObject, Refusal } from '../shape.ts';
import { SeriesCounter } from './series.ts';
import { DIE_SIDES, type DiceTally, type Sort, SUMS } from './tally.ts';

/**
 * By seat. Blank lines say nothing. Throws a Refusal for what is no record of one of these games.
 */
export function countRecord(
  lines: readonly string[],
  games: readonly AnyGame[],
): readonly DiceTally[] {
  const [header = '', ...events] = lines.filter((line) => line.trim() !== '');
  const json: unknown = parse(header);
  if (!isObject(json)) throw new Refusal('the first line is no header of a record');
  const { game, state, seats } = readHeader(json, games);
  const counts = Array.from({ length: seats }, () => new SeatCount());
  for (const line of events) {
    const { seat, move, answer } = readEvent(game, parse(line));
    const code = game.encode(state, move);
    const reason = whyNot(game, state, seat, code);
    if (reason !== undefined) throw new Refusal(`${move.type}: ${reason}`);
    game.play(state, seat, code);
    const chance = game.chance(state);
    if (chance === undefined || answer === undefined) continue;
    const values = valuesOf(game, state, answer);
    if ('faces' in answer && chance.sides === DIE_SIDES)
      countOf(counts, seat).add(values, sortOf(answer.faces));
    game.settle(state, values);
  }
  return counts.map((count) => count.dice(game.id));
}

function countOf(counts: readonly SeatCount[], seat: Seat): SeatCount {
  const count = counts[seat];
  if (count === undefined) throw new Refusal(`there is no seat ${seat}`);
  return count;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Refusal('not valid JSON');
  }
}

function sortOf(faces: unknown): Sort {
  return Array.isArray(faces) && typeof faces[0] === 'number' ? 'pips' : 'colours';
}

class SeatCount {
  readonly #faces = new SeriesCounter(DIE_SIDES);
  readonly #sums = new SeriesCounter(SUMS);
  #sort: Sort = 'pips';
  #throws = 0;
  #doubles = 0;

  add(values: readonly number[], sort: Sort): void {
    this.#sort = sort;
    this.#throws++;
    for (const value of values) this.#faces.add(value);
    const [one, other, third] = values;
    if (sort !== 'pips' || one === undefined || other === undefined || third !== undefined) return;
    this.#sums.add(one + other);
    if (one === other) this.#doubles++;
  }

  dice(game: string): DiceTally {
    return {
      game,
      sort: this.#sort,
      throws: this.#throws,
      faces: this.#faces.series(),
      doubles: this.#doubles,
      sums: this.#sums.series(),
    };
  }
}
