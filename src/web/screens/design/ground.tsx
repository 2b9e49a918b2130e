/** Colours and type: what everything else is drawn with. */

import type { PartProps } from './part.ts';

const GROUND = [
  'paper',
  'paper-raised',
  'felt',
  'line',
  'line-strong',
  'ink-soft',
  'ink',
  'accent',
  'wood',
  'glow',
  'good',
  'bad',
  'focus',
];
const SEATS = ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];
const NEXT = ['purple', 'blue', 'red', 'green', 'orange', 'yellow'];

export function Colours() {
  return (
    <>
      {[GROUND, SEATS, NEXT].map((names) => (
        <ul key={names[0]} class="design-row design-swatches">
          {names.map((name) => (
            <li key={name}>
              <span class="design-swatch" style={{ background: `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}

export function Type({ words }: PartProps) {
  return (
    <div class="design-stack">
      <p class="design-huge">Gobelet 1234567890</p>
      <p class="design-title">{words.sample}</p>
      <p>{words.sample}</p>
      <p class="design-small">{words.sample}</p>
    </div>
  );
}
