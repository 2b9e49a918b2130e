/**
 * The log, the status and the rule of the moment: what they say, and that they say aloud what
 * everybody knows and no more.
 */

import { describe, expect, it } from 'vitest';
import {
  finish,
  give,
  open,
  roll,
  rounds,
  steal,
  swap,
  take,
  turnDie,
  wins,
} from '../../../../../test/support/events/next.ts';
import { faces, moments } from '../../../../../test/support/moments.ts';
import type { Line as EventLine, Situation } from '../../../../../test/support/situation.ts';
import { readEvent, readTold, tellEvent } from '../../../../record/record.ts';
import type { ToldStep } from '../../../../web/kit/contracts/board.ts';
import type { Card } from '../../rules/cards.ts';
import { GOBELET_1 } from '../../rules/deck.ts';
import { type Next, next } from '../../rules/rules.ts';
import { words as en } from '../../words/en/page.ts';
import { words as fr } from '../../words/fr/page.ts';
import { linger } from './linger.ts';
import { narrate } from './narrate.ts';
import { hasSecrets, isSecret } from './secrets.ts';
import { explain, note, status } from './status.ts';

/** What a viewer is told of these events, and what they are shown after them. */
function follow(start: Situation<Next>, lines: readonly EventLine[], viewer: number | 'public') {
  const told: ToldStep<Next>[] = [];
  let table = start;
  for (const line of lines) {
    const event = readTold(
      next,
      tellEvent(next, table.state, readEvent(next, line), viewer),
    ) as ToldStep<Next>['event'];
    told.push({ n: told.length + 1, event });
    table = table.after(line);
  }
  return { told, view: table.view(viewer) };
}

const texts = (
  start: Situation<Next>,
  lines: readonly EventLine[],
  viewer: number | 'public',
  words = en,
) => {
  const { told, view } = follow(start, lines, viewer);
  return narrate(
    told,
    view,
    faces(next, view.seats.length, viewer === 'public' ? null : viewer),
    words,
  ).map(({ text, isPrivate }) => (isPrivate ? `[${text}]` : text));
};

const plain = open(3, ['three-1', 'three-4'], ['full-3', 'three-3'], ['six-1']);

describe('the log', () => {
  it('tells a throw by its colours, what it locked, and that the turn failed', () => {
    const lines = [roll(0, 'ggbbyo'), roll(0, '..gbyo'), roll(0, '...byo')];
    expect(texts(plain, lines, 'public')).toEqual([
      'Léa throws six dice: 2 green, 2 blue, 1 yellow, and 1 orange.',
      'Léa throws 4 dice: 1 green, 1 blue, 1 yellow, and 1 orange.',
      'Léa throws 3 dice: 1 blue, 1 yellow, and 1 orange. Locked: three alike. No card for Léa: the dice stay on the table.',
    ]);
  });

  it('locks what inherited dice made, unless all six are thrown', () => {
    const failed = [roll(0, 'gggbyo'), roll(0, 'gggbyo'), roll(0, 'gggbyo')];
    expect(texts(plain, [...failed, roll(1, '....yo')], 'public').at(-1)).toBe(
      'Noé throws 2 dice: 1 yellow and 1 orange. Locked: three alike.',
    );
    expect(texts(plain, [...failed, roll(1, 'rgbyop')], 'public').at(-1)).not.toContain('Locked');
  });

  it('says “you” to the player himself, and a replay', () => {
    const lines = [roll(0, 'gggbbo'), take(0, 1), roll(0, 'rgbyop')];
    expect(texts(plain, lines, 0)).toEqual([
      'You throw six dice: 3 green, 2 blue, and 1 orange.',
      'You take full house (1 point). You take another turn.',
      'You throw six dice: 1 red, 1 green, 1 blue, 1 yellow, 1 orange, and 1 purple.',
    ]);
    expect(texts(plain, lines, 0, fr)[1]).toBe(
      'Tu prends une carte\u00a0: full (1\u00a0point). Tu rejoues.',
    );
  });

  it('tells of the black dice and of a turned die', () => {
    expect(
      texts(plain, [roll(0, 'rgbyoo'), turnDie(0, 0, 'green')], 1).map((text) =>
        text.split('. ').at(-1),
      ),
    ).toEqual(['The black dice match.', 'Léa turns die 1 to green.']);
  });

  it('tells which card passed only to the two, in private, and to everybody at the end', () => {
    const lines = [...wins(0, 0), ...wins(1, 0), swap(1, 0, 'three-1'), give(1, 'three-4')];
    const start = open(3, ['three-1', 'three-4', 'three-3'], ['six-1'], ['five-1']);
    const rest = ['Noé draws a card from Léa.', 'Noé gives a card to Léa.'];
    expect(texts(start, lines, 'public').slice(-2)).toEqual(rest);
    expect(texts(start, lines, 2).slice(-2)).toEqual(rest);
    expect(texts(start, lines, 0).slice(-4)).toEqual([
      'Noé draws a card from you.',
      '[It was three alike (1 point).]',
      'Noé gives a card to you.',
      '[It was three alike (1 point).]',
    ]);
    const late = rounds(open(4, ['three-1', 'three-2', 'five-1', 'six-1', 'three-3']), 4).after(
      ...wins(0, 0),
    );
    expect(late.view('public').phase).toBe('finish');
    expect(texts(late, [finish(0)], 'public')).toEqual([
      'Léa ends the game.',
      'Léa wins with 12 points.',
    ]);
  });

  it('tells a steal', () => {
    const start = open(2, ['three-1', 'three-3'], ['six-1'], ['five-1']);
    const lines = [...wins(0, 0), ...wins(1, 0), steal(1, 0, 'three-1')];
    expect(texts(start, lines, 1).slice(-2)).toEqual([
      'You steal a card from Léa.',
      '[It was three alike (1 point).]',
    ]);
    expect(texts(start, lines, 0, fr).at(-2)).toBe('Noé te vole une carte.');
  });

  it('also where the beginning was not told', () => {
    const { told, view } = follow(plain, [roll(0, 'gggbbo'), take(0, 1), roll(0, 'rgbyop')], 0);
    const lines = narrate(told.slice(1), view, faces(next, 3, 0), en);
    expect(lines[0]?.text).toBe('You take full house (1 point). You take another turn.');
  });
});

const OWN_DECK: readonly Card[] = GOBELET_1.map(({ id }, index) => ({
  id: `own ${id}`,
  points: 100 + index,
  ...(index % 2 === 0 ? { groups: [2, 1] } : { colours: { red: 1, orange: 1 } }),
  action: (['swap', 'steal', 'super-swap', 'replay'] as const)[index % 4] as 'swap',
}));

/** So many events of a random game are enough to meet everything. */
const EVENTS = 160;

describe('in any game', () => {
  for (let seats = 2; seats <= 6; seats++) {
    for (const options of seats % 2 === 0 ? [{}, { deck: OWN_DECK }] : [{ deck: OWN_DECK }]) {
      it(`of ${seats} seats, ${'deck' in options ? 'with a deck of one’s own' : 'with our deck'}, nothing is said aloud that not everybody knows`, () => {
        const seed = `aloud ${seats}`;
        const open = moments(next, { seats, options, viewer: 'public', seed });
        const mine = moments(next, { seats, options, viewer: 0, seed });
        const nobody = faces(next, seats, null);
        for (const all of open) {
          const own = mine.next().value;
          if (own === undefined || all.n > EVENTS) break;
          expect(status({ ...own, me: null }, nobody, en)).toBe(
            status({ ...all, actor: own.actor }, nobody, en),
          );
          for (const words of [en, fr]) {
            const said = [
              status(own, nobody, words),
              note(own.view, 0, words),
              ...explain(own, words),
            ].join(' ');
            expect(said).not.toMatch(/undefined|null|NaN|\[object/);
          }
          expect(linger(all.event, all.before, all.view)).toBeLessThanOrEqual(2200);
          if (all.n % 20 !== 0 && !all.view.over) continue;
          const aloud = narrate(own.told, own.view, nobody, fr).filter(
            ({ isPrivate }) => !isPrivate,
          );
          expect(aloud).toEqual(narrate(all.told, all.view, nobody, fr));
          // every event has a line
          expect(new Set(aloud.map(({ n }) => n)).size).toBe(all.told.length);
          const spoken = narrate(own.told, own.view, nobody, en).map(({ text }) => text);
          expect(spoken.join(' ')).not.toMatch(/undefined|null|NaN|\[object/);
        }
      });
    }
  }
});

describe('secrets', () => {
  it('the device is handed over to give a card, and whoever holds cards has something to look at', () => {
    const start = open(3, ['three-1', 'three-4'], ['six-1'], ['five-1']).after(
      ...wins(0, 0),
      ...wins(1, 0),
    );
    const giving = start.after(swap(1, 0, 'three-1')).view('public');
    expect([0, 1, 2].map((seat) => isSecret(giving, seat))).toEqual([false, true, false]);
    expect([0, 1, 2].map((seat) => isSecret(start.view('public'), seat))).toEqual([
      false,
      false,
      false,
    ]);
    expect([0, 1, 2].map((seat) => hasSecrets(giving, seat))).toEqual([false, true, false]);
  });
});
