/** Something is on its way. Calm: three dice, and a sentence. */

import { MiniDie } from '../things/faces.tsx';
import './waiting.css';

export function Waiting({ text }: { readonly text: string }) {
  return (
    <p class="waiting" role="status">
      <span class="waiting-dice" aria-hidden="true">
        <MiniDie face={3} />
        <MiniDie face={5} />
        <MiniDie face={1} />
      </span>
      {text}
    </p>
  );
}
