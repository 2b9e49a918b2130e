/** Between two players of a shared device: nothing is to be seen until it is in the right hands. */

import { useEffect, useRef } from 'preact/hooks';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { Button } from '../../kit/controls/button.tsx';
import { CupMark } from '../../kit/things/cup.tsx';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { t } from '../../shell/words.ts';
import type { Session } from '../../stage/session.ts';
import './curtain.css';

interface CurtainProps {
  readonly session: Session;
  readonly face: SeatFace;
  /** What everybody may know: the curtain falls before the dice have been looked at. */
  readonly last: string;
}

export function Curtain({ session, face, last }: CurtainProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main class="curtain">
      <CupMark />
      <h1 ref={heading} tabIndex={-1}>
        {t().curtain.passTo({ name: face.name })}
      </h1>
      {last === '' ? null : <p class="curtain-last">{last}</p>}
      <p>{t().curtain.why}</p>
      <Button
        kind="main"
        icon="eye"
        onPress={() => {
          session.handedTo.value = face.seat;
        }}
      >
        {t().curtain.iAm({ name: face.name })}
      </Button>
      <SeatMark seat={face.seat} size={40} />
    </main>
  );
}
