/**
 * A sheet: from below on a phone, in the middle on a desk. A real <dialog>, so focus stays in it
 * and Escape closes it.
 */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from './button.tsx';
import './sheet.css';

export interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ title, closeLabel, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onClose={onClose}
      onPointerDown={closeBeside}
    >
      <div class="sheet-paper">
        <header class="sheet-head">
          <h2>{title}</h2>
          <IconButton icon="close" label={closeLabel} onPress={() => dialog.current?.close()} />
        </header>
        <div class="sheet-body">{children}</div>
      </div>
    </dialog>
  );
}

/** A touch beside the paper is a touch on the dialog itself; for keys there is Escape. */
function closeBeside(event: PointerEvent): void {
  if (event.target instanceof HTMLDialogElement) event.target.close();
}
