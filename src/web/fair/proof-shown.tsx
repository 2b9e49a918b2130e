/** What a check of dice found, throw by throw: the fingerprint, the seeds, every answer of chance. */

import type { Checked, Verification } from '../../dice/verify.ts';
import type { Seat } from '../../game.ts';
import { t } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { Scroller } from '../table/scroller.tsx';
import './proof-shown.css';

interface ProofShownProps {
  readonly found: Verification;
  readonly nameOf: (seat: Seat) => string;
}

export function ProofShown({ found, nameOf }: ProofShownProps) {
  const { commitment, seeds, fault, questions } = found;
  return (
    <>
      <dl class="proof">
        <dt>{t().dice.commitment}</dt>
        <dd>
          <code>{commitment.published}</code> {commitment.follows ? t().dice.matches : t().dice.differs}
        </dd>
        {seeds.map(({ seat, seed, by, follows }) => (
          <div key={seat}>
            <dt>{t().dice.seedOf({ name: nameOf(seat) })}</dt>
            <dd>
              <code>{seed}</code> {by === 'table' ? t().dice.byTable : t().dice.bySeat} {follows ? '' : t().dice.differs}
            </dd>
          </div>
        ))}
      </dl>
      {fault === null ? null : <p>{t().dice.fault({ line: fault.line })}</p>}
      <Scroller name="throws" label={t().dice.throws}>
        {questions.map((question) => (
          <Throw key={question.question} question={question} nameOf={nameOf} />
        ))}
      </Scroller>
    </>
  );
}

function Throw({ question, nameOf }: { readonly question: Checked; readonly nameOf: (seat: Seat) => string }) {
  const { kind, seat, drawn, recorded, follows } = question;
  const who = seat === null ? '' : nameOf(seat);
  return (
    <li class={follows ? '' : 'is-bad'}>
      <Icon name={follows ? 'check' : 'close'} />
      <span>
        {kind === 'setup' ? t().dice.setup : kind === 'throw' ? t().dice.throwOf({ name: who }) : t().dice.drawOf({ name: who })}
      </span>
      <code>{kind === 'setup' ? '' : question.question.replace(/\D+/, '#')}</code>
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
