/**
 * Two seconds of joy for a win: dice and paper thrown into the air. Nothing where motion is
 * reduced.
 */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { between, flip } from '../contracts/chance.ts';
import { COLOURS, MiniDie } from './faces.tsx';
import { isMotionReduced, TIMES } from './motion.ts';
import './joy.css';

const DICE = 14;
const PAPERS = 34;

export function Joy() {
  const sky = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(isMotionReduced.peek());
  useLayoutEffect(() => {
    const flights = [...(sky.current?.children ?? [])].map(toss);
    Promise.all(flights.map((flight) => flight.finished)).then(
      () => setOver(true),
      () => undefined,
    );
    return () => {
      for (const flight of flights) flight.cancel();
    };
  }, []);
  if (isOver) return null;
  return (
    <div class="joy" aria-hidden="true" ref={sky}>
      {Array.from({ length: PAPERS }, (_, at) => (
        <span key={at} class={`joy-paper joy-${COLOURS[at % COLOURS.length]}`} />
      ))}
      {Array.from({ length: DICE }, (_, at) => (
        <span key={PAPERS + at} class="joy-die">
          <MiniDie
            face={at % 2 === 0 ? 1 + (at % 6) : (COLOURS[at % COLOURS.length] ?? 6)}
            size={between(20, 34)}
          />
        </span>
      ))}
    </div>
  );
}

/**
 * Up from below the middle, over, and down again, turning. Up and down are one throw under gravity,
 * in three frames.
 */
function toss(piece: Element): Animation {
  const start = between(-12, 12);
  const reach = between(-46, 46);
  const peak = between(-92, -45);
  const spin = between(180, 700) * flip();
  const at = (x: number, y: number, turn: number): string =>
    `translate(${x.toFixed(1)}vw, ${y.toFixed(1)}vh) rotate3d(${between(0, 1).toFixed(2)}, 0.4, 1, ${turn.toFixed(0)}deg)`;
  const frames: Keyframe[] = [
    { transform: at(start, 0, 0), opacity: 1, easing: 'cubic-bezier(0.15, 0.6, 0.4, 1)' },
    {
      transform: at(start + reach * 0.6, peak, spin * 0.5),
      opacity: 1,
      offset: between(0.36, 0.46),
      easing: 'cubic-bezier(0.5, 0, 0.85, 0.5)',
    },
    { transform: at(start + reach, peak * 0.1 + 12, spin), opacity: 0 },
  ];
  return piece.animate(frames, { duration: TIMES.joy - 200, delay: between(0, 200), fill: 'both' });
}
