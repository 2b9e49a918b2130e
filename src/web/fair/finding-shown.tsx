/** What a check of dice found, in words: a headline, and under it why, and every throw. */

import type { Seat } from '../../game.ts';
import type { Words } from '../../i18n/en/proof.ts';
import type { IconName } from '../kit/icon.tsx';
import { type Finding, kindOf } from './finding.ts';
import { ProofShown } from './proof-shown.tsx';

export function iconOf(finding: Finding): IconName {
  return ({ good: 'check', unsure: 'help', bad: 'close' } as const)[kindOf(finding)];
}

export function headlineOf(finding: Finding, words: Words): string {
  const count = finding.found.questions.length;
  switch (kindOf(finding)) {
    case 'good':
      return words.follow({ count });
    case 'unsure':
      return words.matching({ count });
    case 'bad':
      return words.tampered;
  }
}

/** The sentences under the headline. */
export function Reasons({ finding, words }: { readonly finding: Finding; readonly words: Words }) {
  const { frauds, doubt } = finding.judgement;
  if (frauds.length > 0)
    return (
      <ul class="finding-frauds">
        {frauds.map((fraud) => (
          <li key={fraud}>{words.frauds[fraud]}</li>
        ))}
      </ul>
    );
  return doubt === undefined ? null : <p>{words.doubts[doubt]}</p>;
}

interface DetailsProps {
  readonly finding: Finding;
  readonly words: Words;
  readonly nameOf: (seat: Seat) => string;
}

export function Details({ finding: { found, noted }, words, nameOf }: DetailsProps) {
  const { first } = found.named;
  return (
    <>
      {first === undefined ? null : <p>{words.named({ name: nameOf(first) })}</p>}
      <ProofShown found={found} noted={noted} words={words} nameOf={nameOf} />
    </>
  );
}
