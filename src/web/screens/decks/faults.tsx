/** What is wrong with a deck, in words: which card, and what to do. */

import type { Words } from '../../../words/en/decks.ts';
import type { Fault } from '../../kit/contracts/deck-kind.ts';

/** More than these nobody reads at once. */
const SHOWN = 5;

interface FaultsProps {
  readonly faults: readonly Fault[];
  readonly cards: number;
  readonly size: number;
  readonly words: Words;
}

export function Faults({ faults, cards, size, words }: FaultsProps) {
  if (faults.length === 0) return null;
  return (
    <ul class="deck-faults">
      {faults.slice(0, SHOWN).map((fault) => (
        <li key={`${fault.kind} ${fault.card}`}>{said(fault, cards, size, words)}</li>
      ))}
      {faults.length > SHOWN ? (
        <li>{words.faults.more({ count: faults.length - SHOWN })}</li>
      ) : null}
    </ul>
  );
}

function said({ kind, card }: Fault, cards: number, size: number, { faults }: Words): string {
  if (kind === 'count') return faults.count({ cards, all: size });
  return kind === 'list' ? faults.list : faults[kind]((card ?? 0) + 1);
}
