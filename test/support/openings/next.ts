import type { TestedOptions } from './opening.ts';

/**
 * A deck of one's own: easy cards and an action on each, so that hands fill and change owners
 * quickly.
 */
function ownDeck(): readonly object[] {
  const actions = ['steal', 'swap', 'super-swap', 'replay', undefined];
  return Array.from({ length: 45 }, (_, card) => {
    const action = actions[card % actions.length];
    const need =
      card % 3 === 0 ? { colours: { red: 1, blue: 1 } } : { groups: [2, (card % 2) + 1] };
    return {
      id: `own ${card}`,
      points: card * 7,
      ...need,
      ...(action === undefined ? {} : { action }),
    };
  });
}

export const tested: readonly TestedOptions[] = [{ options: {} }, { options: { deck: ownDeck() } }];

/**
 * A deck that a table may be opened with: ids that look like numbers, codes or each other, the
 * largest patterns and values.
 */
function oddDeck(): readonly object[] {
  const ids = [
    '3',
    'a',
    'A',
    'é',
    'e\u0301',
    'quit',
    'x'.repeat(300),
    '\u001b[2J',
    'two words',
    '日本',
  ];
  return Array.from({ length: 45 }, (_, index) => {
    const id = ids[index] ?? `card ${index}`;
    const action = (['replay', 'steal', 'swap', 'super-swap'] as const)[index % 5];
    const pattern =
      index % 2 === 0
        ? { groups: [1, 1, 1, 1, 1, 1].slice(index % 6) }
        : { colours: { red: 1, green: 1, purple: (index % 4) + 1 } };
    return {
      id,
      points: index === 1 ? 999 : index,
      ...pattern,
      ...(action === undefined ? {} : { action }),
    };
  });
}

export const drawn = (seats: number): readonly object[] =>
  seats === 3 ? [{}, { deck: oddDeck() }] : [{}];
