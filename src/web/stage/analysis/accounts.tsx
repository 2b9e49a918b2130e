/**
 * What the dice and what choices did, for everybody: a sentence, two bars, and the whole sum from
 * the start to the end.
 */

import type { Account } from '../../../analysis/contract.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { markOf } from '../people/seats.tsx';
import { type AnalysisView, hundredths } from './analysis-view.ts';

export function Accounts({ looking }: { readonly looking: AnalysisView }) {
  const { analysis, words, faces } = looking;
  return (
    <section class="analysis-accounts" aria-labelledby="analysis-accounts">
      <h2 id="analysis-accounts">{words.accounts}</h2>
      <ul>
        {faces.map((face) => (
          <OneAccount
            key={face.seat}
            looking={looking}
            face={face}
            account={analysis.accounts[face.seat] as Account}
          />
        ))}
      </ul>
    </section>
  );
}

interface OneProps {
  readonly looking: AnalysisView;
  readonly face: SeatFace;
  readonly account: Account;
}

function OneAccount({ looking: { words, faces, retelling, said }, face, account }: OneProps) {
  const { start, dice, own, others, rest, end } = account;
  const parts = [
    [words.parts.start, start],
    [words.parts.dice, dice],
    [words.parts.own, own],
    [words.parts.others, others],
    [retelling.rest(said), rest],
    [words.parts.end, end],
  ] as const;
  return (
    <li>
      <h3>
        <SeatMark seat={markOf(face, faces)} isBot={face.isBot} size={20} />
        {face.name}
      </h3>
      <p>{words.account(hundredths(dice), hundredths(-own))}</p>
      <Bar label={words.parts.dice} value={dice} />
      <Bar label={words.parts.own} value={own} />
      <details>
        <summary>{words.sum}</summary>
        <dl>
          {parts.map(([label, value], index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd class="numeral">
                {index === 0 || index === parts.length - 1 ? hundredths(value) : signed(value)}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}

function signed(value: number): string {
  const count = hundredths(value);
  return count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0';
}

/** To the right what was given, to the left what was taken. */
function Bar({ label, value }: { readonly label: string; readonly value: number }) {
  const size = Math.min(50, Math.abs(50 * value));
  return (
    <div class="analysis-bar" aria-hidden="true">
      <span>{label}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path class="analysis-bar-ground" d="M0 4H100" />
        <rect
          class={value < 0 ? 'is-taken' : 'is-given'}
          x={value < 0 ? 50 - size : 50}
          y="0"
          width={size}
          height="8"
        />
        <path class="analysis-bar-middle" d="M50 0V8" />
      </svg>
      <b class="numeral">{signed(value)}</b>
    </div>
  );
}
