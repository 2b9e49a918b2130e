/** The dice, checked on the player's own device: a tick that opens to every throw and how it follows. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Checked, Verification } from '../../dice/verify.ts';
import { t } from '../app/words.ts';
import type { Followed } from '../challenge/checked.ts';
import type { SeatFace } from '../kit/board.ts';
import { Icon } from '../kit/icon.tsx';
import { useOwnWords } from '../own/words.ts';
import { Scroller } from './scroller.tsx';
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
      <p class={`verified-challenge${now.follows ? '' : ' is-bad'}`}>
        <Icon name={now.follows ? 'check' : 'close'} />
        {now.sentence}
      </p>
    );
  return (
    <details class={`verified${now.follows ? '' : ' is-bad'}`}>
      <summary>
        <Icon name={now.follows ? 'check' : 'close'} />
        {now.follows ? t().dice.follow(now.questions.length) : t().dice.dontFollow}
      </summary>
      <p>{t().dice.how}</p>
      <dl class="proof">
        <dt>{t().dice.commitment}</dt>
        <dd>
          <code>{now.commitment.published}</code> {now.commitment.follows ? t().dice.matches : t().dice.differs}
        </dd>
        {now.seeds.map(({ seat, seed, by, follows }) => (
          <div key={seat}>
            <dt>{t().dice.seedOf(faces[seat]?.name ?? '')}</dt>
            <dd>
              <code>{seed}</code> {by === 'table' ? t().dice.byTable : t().dice.bySeat} {follows ? '' : t().dice.differs}
            </dd>
          </div>
        ))}
      </dl>
      {now.fault === null ? null : <p>{t().dice.fault(now.fault.line)}</p>}
      <Scroller name="throws" label={t().dice.throws}>
        {now.questions.map((question) => (
          <Throw key={question.question} question={question} faces={faces} />
        ))}
      </Scroller>
    </details>
  );
}

function Throw({ question, faces }: { readonly question: Checked; readonly faces: readonly SeatFace[] }) {
  const { kind, seat, drawn, recorded, follows } = question;
  const who = seat === null ? '' : (faces[seat]?.name ?? '');
  return (
    <li class={follows ? '' : 'is-bad'}>
      <Icon name={follows ? 'check' : 'close'} />
      <span>{kind === 'setup' ? t().dice.setup : kind === 'throw' ? t().dice.throwOf(who) : t().dice.drawOf(who)}</span>
      <code>{question.question}</code>
      <code>{brief(drawn)}</code>
      {follows ? null : <code>≠ {brief(recorded)}</code>}
    </li>
  );
}

const LONG = 60;

function brief(answer: object): string {
  const text = Object.values(answer).flat(2).join(' ');
  return text.length <= LONG ? text : `${text.slice(0, LONG)}…`;
}

async function check(session: Session): Promise<Verification | Followed> {
  const { record, proof, challenge } = await session.source.kept();
  if (challenge !== undefined) return (await import('../challenge/checked.ts')).checked(session.board.rules, challenge, record);
  const [{ verify }, { readProof }] = await Promise.all([import('../../dice/verify.ts'), import('../../dice/proof.ts')]);
  return verify(record.split('\n'), readProof(JSON.parse(proof)), [session.board.rules]);
}
