/**
 * The dice, checked on the player's own device: a tick that opens to every throw and how it
 * follows.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { RouteLink } from '../../shell/route-link.tsx';
import { useWords } from '../../shell/use-words.ts';
import { t } from '../../shell/words.ts';
import type { Followed } from '../../sources/challenge/checked.ts';
import { type Finding, findingOf, kindOf } from '../../stage/proof/finding.ts';
import { Details, headlineOf, iconOf, Reasons, SetBack } from '../../stage/proof/finding-shown.tsx';
import type { Session } from '../../stage/session.ts';

type Found = Finding | Followed | 'checking' | 'unreachable';

interface VerifiedProps {
  readonly session: Session;
  readonly faces: readonly SeatFace[];
}

export function Verified(props: VerifiedProps) {
  return props.session.source.own === undefined ? <Proved {...props} /> : <OwnDice />;
}

/** Real dice prove nothing, and nothing is pretended. */
function OwnDice() {
  const words = useWords('own-dice');
  return words === undefined ? null : (
    <details class="verified">
      <summary>
        <Icon name="hand" />
        {words.verified}
        <Icon name="chevron" />
      </summary>
      <p>{words.verifiedHow}</p>
    </details>
  );
}

function Proved({ session, faces }: VerifiedProps) {
  const found = useSignal<Found>('checking');
  const words = useWords('proof');
  useEffect(() => {
    check(session).then(
      (finding) => {
        found.value = finding;
      },
      () => {
        found.value = 'unreachable';
      },
    );
  }, [session, found]);
  const now = found.value;
  if (words === undefined) return null;
  if (now === 'checking') return <p class="hint">{words.checking}</p>;
  if (now === 'unreachable') return <p class="hint">{words.unreachable}</p>;
  if ('sentence' in now)
    return (
      <p
        class={`verified-challenge${now.follows === undefined ? ' is-later' : now.follows ? '' : ' is-bad'}`}
      >
        <Icon name={now.follows === undefined ? 'lock' : now.follows ? 'check' : 'close'} />
        {now.sentence}
      </p>
    );
  const kind = kindOf(now);
  return (
    <>
      <SetBack finding={now} words={words} />
      <details class={`verified is-${kind}`} open={kind === 'bad'}>
        <summary>
          <Icon name={iconOf(now)} />
          {headlineOf(now, words)}
          <Icon name="chevron" />
        </summary>
        <Reasons finding={now} words={words} />
        {kind === 'good' ? <p>{now.found.scheme === 2 ? words.how2 : words.how}</p> : null}
        <RouteLink to={{ type: 'fair' }} class="after-way">
          {t().dice.why}
        </RouteLink>
        <Details finding={now} words={words} nameOf={(seat) => faces[seat]?.name ?? ''} />
      </details>
      <RouteLink
        to={{
          type: session.source.isOnline ? 'dice-table' : 'dice-here',
          table: session.source.table,
        }}
        class="after-way"
      >
        {t().dice.fell}
      </RouteLink>
    </>
  );
}

async function check({ board: { rules }, source, shown }: Session): Promise<Finding | Followed> {
  const { record, proof, challenge } = await source.kept();
  if (source.isChallenge)
    return (await import('../../sources/challenge/checked.ts')).checked(rules, challenge, record);
  const [{ verify }, { readProof }, notes] = await Promise.all([
    import('../../../dice/verify.ts'),
    import('../../../dice/proof.ts'),
    source.notes?.(),
  ]);
  const read = readProof(JSON.parse(proof));
  return findingOf(
    verify(record.split('\n'), read, [rules]),
    read,
    notes ?? 'own',
    shown.value?.about.ended === undefined,
  );
}
