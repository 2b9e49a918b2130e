/** The pad by keyboard: digits for faces, backspace takes one back, arrows go from die to die. */

import { useEffect, useRef } from 'preact/hooks';

export interface PadKeys {
  /** The face of this number, counted from 0. */
  face(index: number): void;
  undo(): void;
  walk(by: 1 | -1): void;
}

export function usePadKeys(keys: PadKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        (target instanceof Element && target.closest('input, textarea, dialog') !== null)
      )
        return;
      if (/^[1-9]$/.test(key)) latest.current.face(Number(key) - 1);
      else if (key === 'Backspace') latest.current.undo();
      else if (key === 'ArrowLeft') latest.current.walk(-1);
      else if (key === 'ArrowRight') latest.current.walk(1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
