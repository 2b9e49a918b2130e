/** The cup as a thing of leather with a stitched band, which tips when dice are thrown. */

import { useRef } from 'preact/hooks';
import { between } from '../contracts/chance.ts';
import { fadeIn, isMotionReduced } from './motion.ts';
import { useThrow } from './throwing.ts';
import './tipping-cup.css';

export interface CupProps {
  /** Changes when it is emptied, and it tips once to the right; 0 or absent stands still. */
  readonly throwId?: number;
  /** In pixels; otherwise as large as --cup says. */
  readonly size?: number;
}

/** Decoration: the button beside it says what is thrown. */
export function Cup({ throwId = 0, size }: CupProps) {
  const body = useRef<HTMLSpanElement>(null);
  useThrow(throwId, () => {
    if (body.current === null) return [];
    return isMotionReduced.peek() ? fadeIn(body.current) : [tip(body.current)];
  });
  return (
    <span
      class="cup"
      aria-hidden="true"
      style={size === undefined ? undefined : { '--cup': `${size}px` }}
    >
      <span class="cup-body" ref={body}>
        <svg viewBox="0 0 96 112" aria-hidden="true">
          <path class="cup-leather" d="M8 20 19 98c1 6 13 10 29 10s28-4 29-10L88 20z" />
          <path class="cup-side" d="M8 20 19 98c1 6 13 10 29 10 3 0 5 0 8-.4C40 100 30 60 28 20z" />
          <path
            class="cup-band"
            d="M12.7 53c8 6 20 8.5 35.3 8.5S75.3 59 83.3 53l-2 14C73 72.5 62 75 48 75s-25-2.5-33.3-8z"
          />
          <path
            class="cup-stitch"
            d="M14 57.5c8.5 5.5 20 7.6 34 7.6s25.5-2.1 34-7.6M15 64.5C23 69.6 34 71.6 48 71.6s25-2 33-7.1"
          />
          <ellipse class="cup-rim" cx="48" cy="20" rx="40" ry="12" />
          <ellipse class="cup-mouth" cx="48" cy="20.5" rx="34.5" ry="9" />
          <path class="cup-shine" d="M66 38c-1 18-2.5 38-6 60" />
        </svg>
      </span>
    </span>
  );
}

/** A shake, then over: the dice are out when it lies on its side; then it stands up again. */
function tip(cup: HTMLElement): Animation {
  const far = between(96, 112);
  const frames: Keyframe[] = [
    { transform: 'none', easing: 'ease-out' },
    {
      transform: `translate(-6%, -8%) rotate(${between(-16, -10).toFixed(1)}deg)`,
      offset: 0.12,
      easing: 'ease-in',
    },
    {
      transform: `translate(16%, -4%) rotate(${far.toFixed(1)}deg)`,
      offset: 0.34,
      easing: 'ease-out',
    },
    {
      transform: `translate(17%, 0) rotate(${(far - 8).toFixed(1)}deg)`,
      offset: 0.5,
      easing: 'ease-in-out',
    },
    { transform: 'translate(0, -5%) rotate(-5deg)', offset: 0.86, easing: 'ease-in' },
    { transform: 'none' },
  ];
  return cup.animate(frames, { duration: 850 });
}
