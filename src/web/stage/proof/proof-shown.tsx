/**
 * What a check of dice found, throw by throw: the fingerprint, the seeds, every answer of chance.
 */

import type { Checked, Verification } from '../../../dice/verification.ts';
import type { Seat } from '../../../game.ts';
import type { Words } from '../../../words/en/proof.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { Scroller } from '../log/scroller.tsx';
import { thrownIn } from './finding.ts';
import './proof-shown.css';

interface ProofShownProps {
  readonly found: Verification;
  /** The commitment that this device noted before the game. */
  readonly noted: string | undefined;
  readonly words: Words;
  readonly nameOf: (seat: Seat) => string;
}

export function ProofShown({ found, noted, words, nameOf }: ProofShownProps) {
  const { commitment, seeds, fault, questions } = found;
  const setup = questions.find(({ kind }) => kind === 'setup');
  return (
    <>
      <dl class="proof">
        <dt>{words.commitment}</dt>
        <dd>
          <code>{commitment.published}</code> {commitment.follows ? words.matches : words.differs}
        </dd>
        {noted === undefined ? null : (
          <>
            <dt>{words.noted}</dt>
            <dd>
              <code>{noted}</code>
            </dd>
          </>
        )}
        {seeds.map(({ seat, seed, by, follows }) => (
          <div key={seat}>
            <dt>
              {by === 'chain'
                ? words.boxesOf({ name: nameOf(seat) })
                : words.seedOf({ name: nameOf(seat) })}
            </dt>
            <dd>
              <code>{seed}</code>{' '}
              {by === 'table' ? words.byTable : by === 'seat' ? words.bySeat : ''}{' '}
              {follows ? '' : words.differs}
            </dd>
          </div>
        ))}
        {setup === undefined ? null : (
          <>
            <dt>{words.setup}</dt>
            <dd>
              <code>{brief(setup.drawn)}</code> {setup.follows ? '' : words.differs}
            </dd>
          </>
        )}
      </dl>
      {fault === null ? null : <p>{words.fault({ line: fault.line })}</p>}
      <Scroller name="throws" label={words.throws}>
        {thrownIn(found).map((question) => (
          <Throw key={question.question} question={question} words={words} nameOf={nameOf} />
        ))}
      </Scroller>
    </>
  );
}

interface ThrowProps extends Pick<ProofShownProps, 'words' | 'nameOf'> {
  readonly question: Checked;
}

function Throw({ question, words, nameOf }: ThrowProps) {
  const { kind, seat, drawn, recorded, follows } = question;
  const who = seat === null ? '' : nameOf(seat);
  return (
    <li class={follows ? '' : 'is-bad'}>
      <Icon name={follows ? 'check' : 'close'} />
      <span>{kind === 'throw' ? words.throwOf({ name: who }) : words.drawOf({ name: who })}</span>
      <code>{question.question.replace(/\D+/, '#')}</code>
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
