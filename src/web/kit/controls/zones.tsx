/**
 * The zones of every table: the middle where the game lies, one's own below, and the one main
 * action in reach of the thumb.
 */

import type { ComponentChildren } from 'preact';
import './zones.css';

interface ZoneProps {
  readonly children: ComponentChildren;
  /** For the screen reader: what this part of the table is. */
  readonly label?: string;
}

export function Middle({ children, label }: ZoneProps) {
  return (
    <section class="zone-middle" aria-label={label}>
      {children}
    </section>
  );
}

export function Mine({ children, label }: ZoneProps) {
  return (
    <section class="zone-mine" aria-label={label}>
      {children}
    </section>
  );
}

/**
 * One main button, and at most a quiet one beside it. Its height is kept while it is empty: nothing
 * jumps.
 */
export function Actions({ children }: { readonly children?: ComponentChildren }) {
  return <div class="zone-actions">{children}</div>;
}
