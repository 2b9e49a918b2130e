/** A file may be dropped anywhere on a screen; whether one hangs over it. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

export function useDrop(open: (file: File) => void): boolean {
  const isOver = useSignal(false);
  useLayoutEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault(); // else the browser opens the file itself
      isOver.value = true;
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) isOver.value = false;
    };
    const drop = (event: DragEvent): void => {
      isOver.value = false;
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      open(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  });
  return isOver.value;
}
