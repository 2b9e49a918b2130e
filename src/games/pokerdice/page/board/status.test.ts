/** What is said about a game, in both languages, over whole games. */

import { describe, expect, it } from 'vitest';
import { commits, reroll, roll, stop } from '../../../../../test/support/events/pokerdice.ts';
import { faces, moments } from '../../../../../test/support/moments.ts';
import { Situation } from '../../../../../test/support/situation.ts';
import type { Seat } from '../../../../game.ts';
import { openingOptions } from '../../../../game.ts';
import { readEvent } from '../../../../record/record.ts';
import { OBJECTIVES } from '../../rules/objectives.ts';
import { pokerdice, roundsOf } from '../../rules/rules.ts';
import { words as en } from '../../words/en/page.ts';
import { words as fr } from '../../words/fr/page.ts';
import { intro } from '../intro.ts';
import { linger } from './linger.ts';
import { onTable } from './lying.ts';
import { narrate } from './narrate.ts';
import { options } from './options.ts';
import { verdicts } from './outcome.ts';
import { endsRound, timetable } from './reveal.ts';
import { hasSecrets, isSecret } from './secrets.ts';
import { explain, note, status } from './status.ts';

const LANGUAGES = [
  ['English', en],
  ['French', fr],
] as const;
const TABLES = [2, 3, 4, 5].map((seats) => ({ seats, options: {} as object }));
const ALL = [
  ...TABLES,
  { seats: 2, options: { decks: 2 } },
  { seats: 3, options: { rounds: 'equal' } },
];

describe('a round in words', () => {
  const lines = [
    roll(2, [4, 4, 5, 5, 6]),
    ...commits('pair', 'full', 'no-odd'),
    reroll(2, [2, 4], [1, 2]),
    stop(2),
  ];
  const start = Situation.open(pokerdice, 3, { first: 2 });
  const told = lines.map((line, index) => ({ n: index + 1, event: readEvent(pokerdice, line) }));
  const view = start.after(...lines).view(0);
  const say = (words: typeof en, me: Seat | null): readonly string[] =>
    narrate(told as Parameters<typeof narrate>[0], view, faces(pokerdice, 3, me), words).map(
      ({ text }) => text,
    );

  it('is told as at a table, and “you” has its own grammar', () => {
    expect(say(en, 0)).toEqual([
      'Ana throws 4 4 5 5 6.',
      'Everybody is ready: Ana turns up “no odd”.',
      'Ana throws 2 dice again: 1 2.',
      'Ana keeps the dice.',
      'Ana’s “no odd” fails and is out of the game.',
      'Your pair is made: 1 point.',
      'Noé’s full house fails — Ana captures it.',
    ]);
    expect(say(en, 2).slice(-1)).toEqual(['Noé’s full house fails — you capture it.']);
  });

  it('in French with its articles and elisions', () => {
    expect(say(fr, 0).slice(-4)).toEqual([
      'Ana garde les dés.',
      'Le «\u00a0pas d’impair\u00a0» d’Ana est raté et écarté du jeu.',
      'Ta paire est réalisée\u00a0: 1 point.',
      'Le full de Noé est raté\u00a0: Ana le capture.',
    ]);
    expect(say(fr, 2).slice(-1)).toEqual(['Le full de Noé est raté\u00a0: tu le captures.']);
  });

  it('is the same for whoever came late', () => {
    for (let from = 1; from < told.length; from++) {
      const late = narrate(
        told.slice(from) as Parameters<typeof narrate>[0],
        view,
        faces(pokerdice, 3, 0),
        en,
      );
      expect(late.map(({ text }) => text)).toEqual(say(en, 0).slice(-late.length));
      expect(late.length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe.each(LANGUAGES)('whole games in %s', (_, words) => {
  it.each(ALL)(
    '$seats seats, $options: every card of every round is told once, nothing before it is turned up',
    (table) => {
      for (const viewer of ['public', 0] as const) {
        const seats = faces(pokerdice, table.seats, viewer === 'public' ? null : 0);
        let last = 0;
        for (const moment of moments(pokerdice, {
          ...table,
          viewer,
          seed: `words ${table.seats}`,
        })) {
          const { told, view } = moment;
          const lines = narrate(told, view, seats, words);
          const strong = lines.filter(({ weight }) => weight === 'strong').length;
          const judged = view.history.reduce((sum, round) => sum + verdicts(round).length, 0);
          expect(strong).toBe(judged + (view.over ? 1 : 0));
          expect(lines.length).toBeGreaterThanOrEqual(last);
          last = lines.length;
          expect(lines.every(({ text }) => text !== '' && !text.includes('undefined'))).toBe(true);
          for (const isMoving of [true, false])
            expect(status({ ...moment, isMoving }, seats, words)).toMatch(/\p{L}.*[.…]$/u);
          for (const { seat } of seats) expect(note(view, seat, words)).toMatch(/\d/);
          expect(explain(moment, words).length).toBeGreaterThan(0);
        }
      }
    },
  );

  it('has a sentence for every card', () => {
    for (const card of OBJECTIVES) expect(words.explainCard(card, 3)).toMatch(/\p{L}.*\.$/u);
  });
});

describe('nothing secret is said or drawn', () => {
  it.each(ALL)(
    '$seats seats, $options: a player hears and sees what a spectator does until cards are turned up',
    (table) => {
      const mine = [...moments(pokerdice, { ...table, viewer: 0, seed: 'secret' })];
      const theirs = [...moments(pokerdice, { ...table, viewer: 'public', seed: 'secret' })];
      const seats = faces(pokerdice, table.seats, null);
      expect(mine.length).toBe(theirs.length);
      for (const [index, moment] of mine.entries()) {
        const other = theirs[index] as typeof moment;
        expect(narrate(moment.told, moment.view, seats, en)).toEqual(
          narrate(other.told, other.view, seats, en),
        );
        expect(status({ ...moment, actor: null }, seats, en)).toBe(status(other, seats, en));
        expect(onTable({ ...moment, me: null })).toEqual(onTable(other));
      }
    },
  );

  it('a commit is handed over; what lies face down may be looked at', () => {
    for (const { view } of moments(pokerdice, { seats: 3, seed: 'hand over' })) {
      for (const seat of [0, 1, 2]) {
        expect(isSecret(view, seat)).toBe(view.phase === 'commit' && !view.seats[seat]?.ready);
        expect(hasSecrets(view, seat)).toBe(
          (view.seats[seat]?.ready ?? false) && !(view.phase === 'reroll' && seat === view.active),
        );
      }
    }
  });
});

describe('showing takes its time', () => {
  it.each(TABLES)(
    '$seats seats: a reveal covers its timetable and lasts about three seconds at most',
    ({ seats }) => {
      for (const { event, before, view } of moments(pokerdice, { seats, seed: 'linger' })) {
        const wait = linger(event, before, view);
        if (!endsRound(before, view)) {
          expect(wait).toBeLessThanOrEqual(900);
          if (event.move.type === 'roll') expect(wait).toBe(900);
          continue;
        }
        const times = timetable(seats, event);
        expect(times.turned).toHaveLength(seats);
        expect(wait).toBe(times.end);
        expect(wait).toBeGreaterThanOrEqual(Math.max(...times.judged) + 600);
        expect(wait).toBeLessThanOrEqual(3200);
        if (event.move.type === 'reroll')
          expect(Math.min(...times.judged)).toBeGreaterThanOrEqual(850);
      }
    },
  );
});

describe('options', () => {
  it('are offered for every number of seats, what a new table plays first, and are accepted', () => {
    expect([2, 3, 4, 5].map((seats) => options(seats, en).map(({ key }) => key))).toEqual([
      ['decks', 'rounds'],
      ['rounds'],
      ['rounds'],
      ['rounds'],
    ]);
    for (const seats of [2, 3, 4, 5]) {
      const usual = openingOptions(pokerdice, seats) as Readonly<Record<string, unknown>>;
      for (const { key, choices } of options(seats, en)) {
        expect(choices[0]?.value).toBe(usual[key]);
        for (const { value } of choices)
          expect(pokerdice.options(seats)({ [key]: value })).toMatchObject({ [key]: value });
      }
    }
  });

  it('P42 the introduction, which says ten rounds twice, has ten', () => {
    expect(roundsOf(intro.seats, intro.options.rounds)).toBe(10);
  });

  it('P74 of rounds are equal, twice and all, and say how many there are', () => {
    const numbers = [2, 3, 4, 5].map((seats) => {
      const { choices = [] } = options(seats, en).find(({ key }) => key === 'rounds') ?? {};
      expect(choices.map(({ value }) => value)).toEqual(['equal', 'twice', 'all']);
      return choices.map(({ hint }) => Number.parseInt(hint, 10));
    });
    expect(numbers).toEqual([
      [10, 4, 10],
      [9, 6, 10],
      [8, 8, 10],
      [10, 10, 10],
    ]);
    const hints = (seats: number): readonly (string | undefined)[] =>
      options(seats, en)
        .at(-1)
        ?.choices.map(({ hint }) => hint) ?? [];
    expect(hints(3)).toEqual([
      '9 rounds: everybody is active equally often; some cards are left over.',
      '6 rounds: everybody is active twice, for a short game; some cards are left over.',
      '10 rounds: every card is played; some are active once more than others.',
    ]);
    expect(hints(5)[0]).toBe('10 rounds: everybody is active equally often.');
    expect(hints(4)[1], 'as long as equal turns, so not short').toBe(
      '8 rounds: everybody is active twice; some cards are left over.',
    );
  });
});
