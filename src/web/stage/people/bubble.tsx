/** What somebody just said or how they reacted, beside their name for a moment. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SeatAbout } from '../../../protocol.ts';
import { t } from '../../shell/words.ts';
import type { Session } from '../session.ts';
import { ReactionFace } from './reaction-face.tsx';

const SHOWN_FOR = 4000;
const LONGEST = 40;

export function Bubble({
  session,
  sitter,
}: {
  readonly session: Session;
  readonly sitter: SeatAbout | null | undefined;
}) {
  const person =
    sitter === null || sitter === undefined || sitter.type === 'bot' ? undefined : sitter.person;
  const last = session.shown.value?.known.said.findLast((said) => said.person === person);
  const isShown = useSignal(false);
  const at = last?.at;
  useEffect(() => {
    if (at === undefined || session.source.now() - at > SHOWN_FOR) return;
    isShown.value = true;
    const timer = setTimeout(() => {
      isShown.value = false;
    }, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [at, session, isShown]);
  if (last === undefined || !isShown.value) return null;
  return (
    <span class="bubble" role="status">
      {last.reaction === undefined ? (
        shortened(last.text ?? '')
      ) : (
        <ReactionFace reaction={last.reaction} label={t().reactions[last.reaction]} />
      )}
    </span>
  );
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join('')}…`;
}
