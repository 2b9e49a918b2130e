/** On a shared device: somebody wants to look at their own cards, and the others look away. */

import type { SeatFace } from '../../kit/contracts/board.ts';
import { Button } from '../../kit/controls/button.tsx';
import { t } from '../../shell/words.ts';
import type { Session } from '../../stage/session.ts';

interface LookingProps {
  readonly session: Session;
  readonly faces: readonly SeatFace[];
  close(): void;
}

export function Looking({ session, faces, close }: LookingProps) {
  const view = session.shown.value?.view;
  if (view === undefined) return null;
  const people = faces.filter(({ seat, isBot }) => !isBot && session.board.hasSecrets(view, seat));
  return (
    <>
      <p>{t().curtain.whoLooks}</p>
      <div class="stack">
        {people.map(({ seat, name }) => (
          <Button
            key={seat}
            icon="eye"
            onPress={() => {
              session.handedTo.value = seat;
              close();
            }}
          >
            {t().curtain.iAm({ name })}
          </Button>
        ))}
      </div>
    </>
  );
}
