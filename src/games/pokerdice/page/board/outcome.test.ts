/** What the page says became of the cards is what the rules scored. */

import { describe, expect, it } from 'vitest';
import { moments } from '../../../../../test/support/moments.ts';
import { pokerdice } from '../../rules/rules.ts';
import { gains, verdicts } from './outcome.ts';
import { endsRound } from './reveal.ts';

const TABLES = [
  ...[2, 3, 4, 5].map((seats) => ({ seats, options: {} })),
  { seats: 2, options: { decks: 2 } },
  { seats: 3, options: { rounds: 'equal' } },
  { seats: 4, options: { rounds: 'equal' } },
];

describe.each(TABLES)('$seats seats, $options', ({ seats, options }) => {
  it('gains are what the scores grew by, captures what the captured cards grew by', () => {
    for (let game = 0; game < 20; game++) {
      let rounds = 0;
      for (const { before, view } of moments(pokerdice, {
        seats,
        options,
        viewer: 'public',
        seed: `outcome ${game}`,
      })) {
        const round = view.history.at(-1);
        if (!endsRound(before, view) || round === undefined) continue;
        rounds++;
        const grown = (of: (seat: (typeof view.seats)[number]) => number): readonly number[] =>
          view.seats.map((seat, at) => of(seat) - of(before.seats[at] as typeof seat));
        expect(gains(round)).toEqual(grown(({ score }) => score));
        const captures = verdicts(round).filter(({ fate }) => fate === 'captured');
        expect(
          view.seats.map((_, seat) => captures.filter(({ to }) => to === seat).length),
        ).toEqual(grown(({ captured }) => captured));
        expect(verdicts(round).map(({ seat }) => seat)).toHaveLength(seats * view.decks);
        expect(verdicts(round)[0]?.seat).toBe(round.active);
      }
      expect(rounds).toBe('rounds' in options ? 10 - (10 % seats) : 10);
    }
  });
});
