/** Plays a record against its proof, event by event, and compares every answer of chance. */

import { draw } from '../chance.ts';
import type { Chance, Seat } from '../game.ts';
import { type Event, type OpenRecord, readEvent } from '../record/record.ts';
import { sameJson } from '../same-json.ts';
import { isObject, Refusal } from '../shape.ts';
import type { Pouring } from './pouring.ts';
import type { Checked, SeatThrows, Verification } from './verification.ts';

export interface CheckedEvents extends Pick<Verification, 'events' | 'over' | 'fault' | 'throws'> {
  readonly answers: readonly Checked[];
}

/** Goes to the end of the record, or to the line that can't be played. */
export function checkEvents(
  record: OpenRecord,
  lines: readonly string[],
  from: number,
  pouring: Pouring,
  scheme: 1 | 2,
): CheckedEvents {
  const check = new EventCheck(record, pouring, scheme);
  let fault: Verification['fault'] = null;
  for (let index = from; index < lines.length && fault === null; index++) {
    const text = lines[index] as string;
    if (!isWritten(text)) continue;
    try {
      check.play(text, index + 1);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fault = { line: index + 1, reason: error.message };
    }
  }
  return { ...check.result(), fault };
}

class EventCheck {
  readonly #game: OpenRecord['game'];
  readonly #pouring: Pouring;
  readonly #scheme: 1 | 2;
  readonly #answers: Checked[] = [];
  readonly #throws: { -readonly [Field in keyof SeatThrows]: SeatThrows[Field] }[];
  #state: OpenRecord['state'];
  #events = 0;

  constructor({ game, seats, state }: OpenRecord, pouring: Pouring, scheme: 1 | 2) {
    this.#game = game;
    this.#state = state;
    this.#pouring = pouring;
    this.#scheme = scheme;
    this.#throws = Array.from({ length: seats }, () => ({ linked: 0, house: 0, withheld: 0 }));
  }

  /** Throws a Refusal if the rules don't allow the event. */
  play(text: string, line: number): void {
    const event = readEvent(this.#game, notAnother(parse(text)));
    const moved = this.#game.move(this.#state, event.seat, event.move);
    const chance = this.#game.chance(moved);
    if (chance === undefined) this.#pouring.pass(this.#events);
    else this.#compare(moved, chance, event, line);
    // On with what the record has: one wrong throw does not make the next one wrong.
    this.#state = event.answer === undefined ? moved : this.#game.answered(moved, event.answer);
    this.#events++;
  }

  #compare(moved: OpenRecord['state'], asked: Chance, event: Event, line: number): void {
    const { seat, answer: recorded } = event;
    if (recorded === undefined) throw new Refusal('chance was asked, and has not answered');
    const { source, by, isWithheld } = this.#pouring.pour(this.#events, seat);
    const drawn = this.#game.answer(moved, draw(asked, source));
    this.#answers.push({
      kind: 'faces' in drawn ? 'throw' : 'draw',
      question: `event ${this.#events}`,
      line,
      seat,
      asked,
      drawn,
      recorded,
      follows: sameJson(drawn, recorded),
      ...(this.#scheme === 2 && { by }),
    });
    if (this.#scheme === 2) this.#count(seat, by === 'link', isWithheld);
  }

  #count(seat: Seat, isLinked: boolean, isWithheld: boolean): void {
    const throws = this.#throws[seat];
    if (throws === undefined) return;
    if (isLinked) throws.linked++;
    else throws.house++;
    if (isWithheld) throws.withheld++;
  }

  result(): Omit<CheckedEvents, 'fault'> {
    const over = this.#game.waiting(this.#state).type === 'over';
    if (over) this.#pouring.end(this.#events);
    return { answers: this.#answers, throws: this.#throws, events: this.#events, over };
  }
}

export function isWritten(line: string): boolean {
  return line.trim() !== '';
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('not valid JSON');
  }
}

function notAnother(json: unknown): unknown {
  if (isObject(json) && Object.hasOwn(json, 'record'))
    throw new Refusal('another record begins here, and a proof is of one');
  return json;
}
