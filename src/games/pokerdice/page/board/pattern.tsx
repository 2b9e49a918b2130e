/**
 * The pattern of a card in small dice: an example of the faces it asks for, dashed if any face
 * will do.
 */

import { MiniDie } from '../../../../web/kit/things/faces.tsx';
import type { Objective } from '../../rules/objectives.ts';
import './pattern.css';

type Sign = number | 'any' | 'joker';
type Rows = readonly (readonly Sign[])[];

/** In two rows, which fit a narrow card. */
const PATTERNS: Readonly<Record<Objective, Rows>> = {
  joker: [['joker']],
  pair: [
    [5, 5],
    ['any', 'any', 'any'],
  ],
  three: [
    [5, 5, 5],
    ['any', 'any'],
  ],
  'two-pairs': [
    [5, 5],
    [2, 2, 'any'],
  ],
  'small-straight': [
    [1, 2, 3],
    [4, 'any'],
  ],
  'no-even': [
    [1, 3, 5],
    [2, 4, 6],
  ],
  'no-odd': [
    [2, 4, 6],
    [1, 3, 5],
  ],
  full: [
    [5, 5, 5],
    [2, 2],
  ],
  'large-straight': [
    [1, 2, 3],
    [4, 5],
  ],
  four: [
    [5, 5, 5],
    [5, 'any'],
  ],
};

/** The second row of these is what must not show. */
const STRUCK: ReadonlySet<Objective> = new Set(['no-even', 'no-odd']);

const PLACES = [0, 1, 2] as const;

export function Pattern({ card }: { readonly card: Objective }) {
  return (
    <span class={`pokerdice-pattern pokerdice-pattern-${card}`} aria-hidden="true">
      {PATTERNS[card].map((row, at) => (
        <span
          key={row.join()}
          class={`pokerdice-signs${at === 1 && STRUCK.has(card) ? ' is-struck' : ''}`}
        >
          {PLACES.slice(0, row.length).map((place) => (
            <SignDie key={place} sign={row[place] ?? 'any'} />
          ))}
        </span>
      ))}
    </span>
  );
}

function SignDie({ sign }: { readonly sign: Sign }) {
  if (sign === 'joker') return <MiniDie mark="★" />;
  return sign === 'any' ? <MiniDie /> : <MiniDie face={sign} />;
}
