/**
 * A die: six pips or six colours, ivory or black; at rest a drawn face, in the air a cube. The
 * result is known before it is thrown.
 */

import { useRef } from 'preact/hooks';
import { COLOURS, ColourSymbol, type DieFace, Pips } from './faces.tsx';
import { fadeIn, isMotionReduced } from './motion.ts';
import { useThrow } from './throwing.ts';
import { flight, SIDES, type Side } from './tumble.ts';
import './die.css';

export { CupMark } from './cup.tsx';
export { COLOURS, type Colour, ColourSymbol, type DieFace, MiniDie, Pips } from './faces.tsx';
export { Cup } from './tipping-cup.tsx';

export interface DieProps {
  readonly face: DieFace;
  readonly tone?: 'ivory' | 'black';
  /**
   * What the screen reader says: “die 2: a 5, kept”. A die that is only looked at may leave it to
   * its row.
   */
  readonly label?: string;
  /** Kept on the tray. */
  readonly isKept?: boolean;
  /** It matters now: part of a combination, may be tapped. */
  readonly isLit?: boolean;
  /** There, but not in play now. As a button it can still be touched, to say why. */
  readonly isDisabled?: boolean;
  /** Changes when the die is thrown, and it tumbles once; 0 or absent lies still. */
  readonly throwId?: number;
  /** Its place among the dice thrown together: they settle one after another. */
  readonly order?: number;
  readonly onPress?: (() => void) | undefined;
  readonly isPressed?: boolean;
  readonly shortcut?: string;
  /** In pixels; otherwise as large as --die says. */
  readonly size?: number;
}

export function Die(props: DieProps) {
  const {
    face,
    tone = 'ivory',
    label,
    isKept,
    isLit,
    isDisabled,
    throwId = 0,
    order = 0,
    onPress,
    size,
  } = props;
  const cube = useRef<HTMLSpanElement>(null);
  const shadow = useRef<HTMLSpanElement>(null);
  const flying = useThrow(
    throwId,
    (size) => {
      if (cube.current === null || shadow.current === null) return [];
      return isMotionReduced.peek()
        ? fadeIn(cube.current)
        : fly(cube.current, shadow.current, size, order);
    },
    () => cube.current?.offsetWidth ?? 0,
  );
  const isCube = flying !== 0 && !isMotionReduced.peek();
  const states = `${isKept ? ' is-kept' : ''}${isLit ? ' is-lit' : ''}${isDisabled ? ' is-disabled' : ''}${isCube ? ' is-flying' : ''}`;
  const name = `die die-${tone}${states}`;
  const style = size === undefined ? undefined : { '--die': `${size}px` };
  const inside = (
    <>
      <span class="die-shadow" ref={shadow} />
      <span class="die-cube" ref={cube}>
        {isCube
          ? SIDES.map((side) => <span key={side} class={`die-core die-side-${side}`} />)
          : null}
        {(isCube ? SIDES : REST).map((side) => (
          <span key={side} class={`die-side die-side-${side}`}>
            <Face face={faceOn(side, face)} />
            {isCube ? <span class="die-shade" data-side={side} /> : null}
          </span>
        ))}
      </span>
    </>
  );
  if (onPress === undefined) {
    const role =
      label === undefined
        ? ({ 'aria-hidden': true } as const)
        : ({ role: 'img', 'aria-label': label } as const);
    return (
      <span class={name} style={style} {...role}>
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
      aria-pressed={props.isPressed}
      aria-disabled={isDisabled}
      aria-keyshortcuts={props.shortcut}
    >
      {inside}
    </button>
  );
}

const REST: readonly Side[] = ['top'];

function Face({ face }: { readonly face: DieFace }) {
  if (typeof face === 'number') return <Pips face={face} />;
  return (
    <span class={`die-field die-field-${face}`}>
      <ColourSymbol colour={face} />
    </span>
  );
}

/** What is on a side when `face` lies on top. Opposite sides make seven, as on every real die. */
function faceOn(side: Side, face: DieFace): DieFace {
  const top = typeof face === 'number' ? face : COLOURS.indexOf(face) + 1;
  const [right = 1, near = 2] = [1, 2, 3].filter((low) => low !== top && low !== 7 - top);
  const value = { top, bottom: 7 - top, right, left: 7 - right, near, far: 7 - near }[side];
  return typeof face === 'number' ? value : (COLOURS[value - 1] ?? face);
}

function fly(
  cube: HTMLElement,
  shadow: HTMLElement,
  size: number,
  order: number,
): readonly Animation[] {
  const { delay, duration, ...path } = flight(size, order);
  const timing = { delay, duration, fill: 'both' } as const;
  const shades = [...cube.querySelectorAll<HTMLElement>('.die-shade')].map((shade) =>
    shade.animate(path.shades[shade.dataset['side'] as Side], timing),
  );
  // Not on the cube itself: whatever is seen through is flattened.
  const appearing = cube.parentElement?.animate(
    { opacity: [0, 1] },
    { delay, duration: 40, fill: 'backwards' },
  );
  return [
    cube.animate(path.cube, timing),
    shadow.animate(path.shadow, timing),
    ...shades,
    ...(appearing ? [appearing] : []),
  ];
}
