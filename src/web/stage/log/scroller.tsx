/**
 * A list that scrolls in its own box: reachable by keyboard, and with the newest in sight if it
 * grows.
 */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './log.css';

interface ScrollerProps {
  readonly label: string;
  readonly name: string;
  readonly children: ComponentChildren;
  /**
   * How many entries; with each new one the end comes into sight. Absent if one begins to read
   * at the top.
   */
  readonly count?: number;
}

export function Scroller({ label, name, children, count = 0 }: ScrollerProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (count === 0) return;
    // In the next frame: a sheet that is about to open has no height yet.
    const frame = requestAnimationFrame(() => {
      const element = list.current;
      if (element !== null) element.scrollTop = element.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it only if they can reach it
    <ol class={name} ref={list} tabIndex={0} aria-label={label}>
      {children}
    </ol>
  );
}
