/**
 * A playing card: the pattern in the middle, the value in two corners, a back with the cup. Cream
 * in both themes, for it is a thing.
 */

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../controls/icon.tsx';
import { CupMark } from './cup.tsx';
import { fadeIn, isMotionReduced, TIMES } from './motion.ts';
import { useThrow } from './throwing.ts';
import './card.css';

export interface CardProps {
  /** In two corners. */
  readonly value?: string | number;
  readonly title?: string;
  /** The pattern, drawn in dice. */
  readonly children?: ComponentChildren;
  /** The pack it belongs to: one hue a seat. */
  readonly hue?: number;
  readonly isFaceDown?: boolean;
  readonly isChosen?: boolean;
  /** Cannot be had now, and says why when touched. */
  readonly isLocked?: boolean;
  /** Invites: can be had now. */
  readonly isLit?: boolean;
  /** Gone: played, lost. */
  readonly isSpent?: boolean;
  /** For the screen reader: the whole card in words. */
  readonly label: string;
  readonly onPress?: (() => void) | undefined;
  readonly isPressed?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
  /** Changes when it is turned over; it flips once. */
  readonly flipId?: number;
}

export function Card(props: CardProps) {
  const { hue, isFaceDown = false, label, onPress, isPressed, size = 'medium', flipId = 0 } = props;
  const body = useRef<HTMLSpanElement>(null);
  const turning = useThrow(flipId, () => {
    if (body.current === null) return [];
    return isMotionReduced.peek() ? fadeIn(body.current) : [turn(body.current)];
  });
  const isTurning = turning !== 0 && !isMotionReduced.peek();
  const states = (['isChosen', 'isLocked', 'isLit', 'isSpent'] as const)
    .filter((state) => props[state])
    .map((state) => STATES[state]);
  const name = ['card', `card-${size}`, ...states, ...(isTurning ? ['is-turning'] : [])].join(' ');
  const style = hue === undefined ? undefined : { '--hue': `var(--seat-${hue})` };
  const inside = (
    <span class="card-body" ref={body} aria-hidden="true">
      {isFaceDown ? <Back /> : <Front {...props} />}
      {isTurning ? (
        <span class="card-other">{isFaceDown ? <Front {...props} /> : <Back />}</span>
      ) : null}
    </span>
  );
  if (onPress === undefined) {
    return (
      <span class={name} style={style} role="img" aria-label={label}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={name}
      style={style}
      onClick={onPress}
      aria-label={label}
      aria-pressed={isPressed}
    >
      {inside}
    </button>
  );
}

const STATES = {
  isChosen: 'is-chosen',
  isLocked: 'is-locked',
  isLit: 'is-lit',
  isSpent: 'is-spent',
} as const;

/**
 * What is written on a card is drawn by the style sheet: the label says it all, once, in its own
 * order.
 */
function Front({ value, title, children, isLocked }: CardProps) {
  return (
    <span class="card-side card-front">
      <span class="card-value" data-text={value} />
      <span class="card-pattern">{children}</span>
      {title === undefined ? null : <span class="card-title" data-text={title} />}
      <span class="card-value card-value-below" data-text={value} />
      {isLocked ? (
        <span class="card-lock">
          <Icon name="lock" />
        </span>
      ) : null}
    </span>
  );
}

function Back() {
  return (
    <span class="card-side card-back">
      <CupMark />
    </span>
  );
}

/** From its other side over the long edge, lifted a little on the way. */
function turn(body: HTMLElement): Animation {
  const frames = {
    transform: ['rotateY(180deg) scale(1)', 'rotateY(90deg) scale(1.08)', 'rotateY(0deg) scale(1)'],
  };
  return body.animate(frames, { duration: TIMES.turn, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' });
}
