/**
 * The two dice, whose they were, their sum and what it means; before the first throw the cup. Here
 * too: why a touched square can't be chosen.
 */

import type { Moment, SeatFace } from '../../../../web/kit/contracts/board.ts';
import { Cup, Die } from '../../../../web/kit/things/die.tsx';
import { SeatMark } from '../../../../web/kit/things/seat-mark.tsx';
import type { Sequence } from '../../rules/rules.ts';
import type { Words } from '../../words/en/page.ts';
import { meaningWords } from './naming.ts';
import { type Throw, throwOf } from './reading.ts';
import './throw.css';

interface ThrowProps {
  readonly moment: Moment<Sequence>;
  readonly seats: readonly SeatFace[];
  readonly words: Words;
  /**
   * Why what was touched can't be done; it is said in the place of the meaning, so that nothing
   * jumps.
   */
  readonly hint: string;
  /** What the player may touch now; in place of their own name. */
  readonly invitation: string;
}

export function ThrowPanel({ moment, seats, words, hint, invitation }: ThrowProps) {
  const thrown = throwOf(moment);
  const throwId = moment.event?.move.type === 'roll' ? moment.n : 0;
  const isFlying = moment.isMoving && throwId !== 0;
  return (
    <div class={`sequence-throw${thrown?.meaning === 'done' ? ' is-done' : ''}`}>
      {thrown === null ? (
        <span class="sequence-dice">
          <Cup />
        </span>
      ) : (
        <span
          class="sequence-dice"
          role="img"
          aria-label={isFlying ? words.rolling : words.thrown(thrown.faces)}
        >
          <Die key="left" face={thrown.faces[0]} throwId={throwId} order={0} />
          <Die key="right" face={thrown.faces[1]} throwId={throwId} order={1} />
        </span>
      )}
      <div class="sequence-said">
        <p class="sequence-thrower">
          {invitation === '' ? (
            <Thrower thrown={thrown} seats={seats} words={words} />
          ) : (
            <span>{invitation}</span>
          )}
        </p>
        <div key={throwId} class={`sequence-meaning${isFlying ? ' is-late' : ''}`}>
          {thrown === null ? null : <strong class="sequence-sum">{words.sum(thrown.sum)}</strong>}
          {hint !== '' ? null : (
            <span>{thrown === null ? words.noThrow : meaningWords(thrown, words)}</span>
          )}
          <span class="sequence-hint" role="status">
            {hint}
          </span>
        </div>
      </div>
    </div>
  );
}

function Thrower({
  thrown,
  seats,
  words,
}: Pick<ThrowProps, 'seats' | 'words'> & { readonly thrown: Throw | null }) {
  const face = thrown === null || thrown.seat === null ? undefined : seats[thrown.seat];
  if (face === undefined) return null;
  return (
    <>
      <SeatMark seat={face.seat} size={14} />
      <span>{face.isMe ? words.you : face.name}</span>
    </>
  );
}
