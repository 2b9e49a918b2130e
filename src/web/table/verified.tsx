/** The dice, checked on the player's own device: a tick that opens to every throw and how it follows. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Verification } from '../../dice/verify.ts';
import { t } from '../app/words.ts';
import type { Followed } from '../challenge/checked.ts';
import { ProofShown } from '../fair/proof-shown.tsx';
import { Way } from '../home/way.tsx';
import type { SeatFace } from '../kit/board.ts';
import { Icon } from '../kit/icon.tsx';
import { useOwnWords } from '../own/words.ts';
import type { Session } from './session.ts';

type Found = Verification | Followed | 'checking' | 'unreachable';

interface VerifiedProps {
  readonly session: Session;
  readonly faces: readonly SeatFace[];
}

export function Verified(props: VerifiedProps) {
  return props.session.source.own === undefined ? <Proved {...props} /> : <OwnDice />;
}

/** Real dice prove nothing, and nothing is pretended. */
function OwnDice() {
  const words = useOwnWords();
  return words === undefined ? null : (
    <details class="verified">
      <summary>
        <Icon name="hand" />
        {words.verified}
      </summary>
      <p>{words.verifiedHow}</p>
    </details>
  );
}

function Proved({ session, faces }: VerifiedProps) {
  const found = useSignal<Found>('checking');
  useEffect(() => {
    check(session).then(
      (verification) => {
        found.value = verification;
      },
      () => {
        found.value = 'unreachable';
      },
    );
  }, [session, found]);
  const now = found.value;
  if (now === 'checking') return <p class="hint">{t().dice.checking}</p>;
  if (now === 'unreachable') return <p class="hint">{t().dice.unreachable}</p>;
  if ('sentence' in now)
    return (
      <p class={`verified-challenge${now.follows === undefined ? ' is-later' : now.follows ? '' : ' is-bad'}`}>
        <Icon name={now.follows === undefined ? 'lock' : now.follows ? 'check' : 'close'} />
        {now.sentence}
      </p>
    );
  return (
    <>
      <details class={`verified${now.follows ? '' : ' is-bad'}`}>
        <summary>
          <Icon name={now.follows ? 'check' : 'close'} />
          {now.follows ? t().dice.follow({ count: now.questions.length }) : t().dice.dontFollow}
        </summary>
        <p>{t().dice.how}</p>
        <Way to={{ at: 'fair' }} class="after-way">
          {t().dice.why}
        </Way>
        <ProofShown found={now} nameOf={(seat) => faces[seat]?.name ?? ''} />
      </details>
      <Way to={{ at: 'dice', place: { table: session.source.table, isOnline: session.source.isOnline } }} class="after-way">
        {t().dice.fell}
      </Way>
    </>
  );
}

async function check(session: Session): Promise<Verification | Followed> {
  const { record, proof, challenge } = await session.source.kept();
  if (session.source.isChallenge)
    return (await import('../challenge/checked.ts')).checked(session.board.rules, challenge, record);
  const [{ verify }, { readProof }] = await Promise.all([import('../../dice/verify.ts'), import('../../dice/proof.ts')]);
  return verify(record.split('\n'), readProof(JSON.parse(proof)), [session.board.rules]);
}
