/** What a check of dice found, in words: a headline, and under it why, and every throw. */

import type { Seat } from '../../../game.ts';
import type { Words } from '../../../words/en/proof.ts';
import type { IconName } from '../../kit/controls/icon.tsx';
import { type Finding, kindOf, thrownIn } from './finding.ts';
import { ProofShown } from './proof-shown.tsx';

export function iconOf(finding: Finding): IconName {
  return ({ good: 'check', unsure: 'help', bad: 'close' } as const)[kindOf(finding)];
}

export function headlineOf(finding: Finding, words: Words): string {
  const count = thrownIn(finding.found).length;
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
  const { frauds, doubt } = finding;
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

/**
 * That the dice are new from somewhere on: said openly, for it explains a game that was not played
 * in one go.
 */
export function SetBack({ finding, words }: { readonly finding: Finding; readonly words: Words }) {
  return finding.found.redealt.length === 0 ? null : <p>{words.redealt}</p>;
}

interface DetailsProps {
  readonly finding: Finding;
  readonly words: Words;
  readonly nameOf: (seat: Seat) => string;
}

/** What the check found besides: who was named, whose throws the table made alone. */
export function Details({ finding: { found, noted }, words, nameOf }: DetailsProps) {
  const { named, throws } = found;
  const byHouse = throws.flatMap(({ house: count }, seat) =>
    count === 0 ? [] : [{ seat, count }],
  );
  return (
    <>
      {named.first === undefined ? null : <p>{words.named({ name: nameOf(named.first) })}</p>}
      {byHouse.length === 0 ? null : (
        <>
          <ul class="finding-house">
            {byHouse.map(({ seat, count }) => (
              <li key={seat}>{words.house({ name: nameOf(seat), count })}</li>
            ))}
          </ul>
          <p class="hint">{words.houseWhy}</p>
        </>
      )}
      <ProofShown found={found} noted={noted} words={words} nameOf={nameOf} />
    </>
  );
}
