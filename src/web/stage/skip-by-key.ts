/** What moves can be ended by a key as by a tap. */

import { useEffect, useRef } from 'preact/hooks';

const KEYS: ReadonlySet<string> = new Set([' ', 'Enter', 'Escape']);

export function useSkipByKey(skip: (() => void) | undefined): void {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent): void => {
      if (KEYS.has(key)) latest.current?.();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
