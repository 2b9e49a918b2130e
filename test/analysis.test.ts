/**
 * How games went: the sum is exact, the chances are true, a planted blunder is found, masters lose
 * less than beginners.
 */

import { describe, expect, it } from 'vitest';
import { adviceFor } from '../src/analysis/advice.ts';
import { analyse } from '../src/analysis/analyse.ts';
import type { Analysis, Appraiser } from '../src/analysis/contract.ts';
import { momentsOf } from '../src/analysis/turning-points.ts';
import type { Bots } from '../src/bots/bot.ts';
import type { AnyGame, GameTypes } from '../src/game.ts';
import { appraiser as next } from '../src/games/next/mind/analysis.ts';
import { bots as nextBots } from '../src/games/next/mind/bot.ts';
import { know } from '../src/games/next/mind/known.ts';
import { leadChance } from '../src/games/next/mind/lead.ts';
import type { View as NextView } from '../src/games/next/rules/view.ts';
import { appraiserOf as pokerdiceOf } from '../src/games/pokerdice/mind/analysis.ts';
import { bots as pokerdiceBots } from '../src/games/pokerdice/mind/bot.ts';
import { made, OBJECTIVES, POINTS } from '../src/games/pokerdice/rules/objectives.ts';
import type { View as PokerdiceView } from '../src/games/pokerdice/rules/view.ts';
import { appraiser as sequence } from '../src/games/sequence/mind/analysis.ts';
import { bots as sequenceBots } from '../src/games/sequence/mind/bot.ts';
import { odds as sequenceOdds } from '../src/games/sequence/mind/odds.ts';
import { Seeded } from '../src/random.ts';
import { OpenRecord } from '../src/record/record.ts';
import { type Asked, type Company, playOn, playTogether } from './support/analysed.ts';

interface Known {
  readonly appraiser: Appraiser;
  readonly bots: Bots;
}

const GAMES = {
  pokerdice: { appraiser: pokerdiceOf(40), bots: pokerdiceBots },
  next: { appraiser: next, bots: nextBots },
  sequence: { appraiser: sequence, bots: sequenceBots },
} satisfies Record<string, Known>;

function lookBack({ appraiser, bots }: Known, company: Omit<Company, 'game' | 'bots'>): Analysis {
  const found = analyse(
    playTogether({ game: appraiser.game as AnyGame, bots, ...company }),
    appraiser,
  );
  if (found === undefined) throw new Error('the game is not over');
  return found;
}

describe.each([
  ['pokerdice', 2, {}],
  ['pokerdice', 2, { decks: 2 }],
  ['pokerdice', 2, { rounds: 'twice' }],
  ['pokerdice', 2, { decks: 2, rounds: 'twice' }],
  ['pokerdice', 3, { rounds: 'equal' }],
  ['pokerdice', 3, { rounds: 'twice' }],
  ['pokerdice', 4, { rounds: 'equal' }],
  ['pokerdice', 5, {}],
  ['next', 2, {}],
  ['next', 3, {}],
  ['next', 6, {}],
  ['sequence', 2, { line: 6 }],
  ['sequence', 3, {}],
  ['sequence', 4, {}],
] as const)('%s with %i seats, %o', (id, seats, options) => {
  const levels = ['casual', 'beginner', 'strong'] as const;
  const analysis = lookBack(GAMES[id], { seats, options, levels, seed: `identity ${id} ${seats}` });

  it('adds up: dice, own choices, those of others and the rest are what lies between start and end', () => {
    for (const { start, end, dice, own, others, rest } of analysis.accounts) {
      expect(dice + own + others + rest).toBeCloseTo(end - start, 9);
      expect(own).toBeLessThanOrEqual(1e-9);
    }
  });

  it('has chances that are one together, and end with the result', () => {
    for (const list of analysis.chances) {
      expect(list.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      for (const chance of list)
        expect(chance).toSatisfy((one: number) => one >= -1e-9 && one <= 1 + 1e-9);
    }
    const end = analysis.chances.at(-1) ?? [];
    const best = Math.max(...end);
    for (const chance of end) expect([0, best]).toContain(chance);
  });
});

it('says nothing of a game that is not over', () => {
  const { appraiser, bots } = GAMES.sequence;
  const played = playTogether({
    game: appraiser.game as AnyGame,
    bots,
    seats: 2,
    levels: ['strong'],
    seed: 'half',
  });
  expect(analyse({ ...played, events: played.events.slice(0, -1) }, appraiser)).toBeUndefined();
});

describe('the dice of Séquence Dés', () => {
  it('give nothing on average: over the 36 throws they come to what was before them', () => {
    const { game } = sequence;
    const played = playTogether({
      game: game as AnyGame,
      bots: sequenceBots,
      seats: 3,
      levels: ['strong'],
      seed: 'mean',
    });
    const record = new OpenRecord(game as AnyGame, 3, played.options, played.setup);
    for (const event of played.events.slice(0, -1)) {
      const state = game.copy(record.state as never);
      record.add(event);
      if (event.move.type !== 'roll' || state.phase === 'start' || record.events % 8 !== 0)
        continue;
      const thrown = Array.from({ length: 36 }, (_, way) => {
        const after = game.copy(state);
        game.play(after, event.seat, game.encode(after, { type: 'roll' }));
        const values = [way % 6, Math.floor(way / 6)];
        game.settle(after, values);
        const [step] = sequence.appraise({
          seats: 3,
          states: [state, after],
          events: [event as never],
        });
        return { before: step?.before ?? [], landed: step?.landed ?? [] };
      });
      for (let side = 0; side < 3; side++) {
        const mean = thrown.reduce((sum, { landed }) => sum + (landed[side] as number), 0) / 36;
        expect(mean).toBeCloseTo(thrown[0]?.before[side] as number, 6);
      }
    }
  });
});

/**
 * How far the chances at a few moments are from the share of games won when equal players play on,
 * luck taken out.
 */
describe.each([
  ['pokerdice', pokerdiceOf(200), 'strong', 0.06],
  ['next', next, 'casual', 0.1],
  ['sequence', sequence, 'strong', 0.1],
] as const)('the chances of %s', (id, appraiser, level, allowed) => {
  it(`are those of games played on, to ${allowed}`, () => {
    const { bots } = GAMES[id];
    const game = appraiser.game as AnyGame;
    const many = id === 'next' ? 50 : 200;
    let [squares, luck, count] = [0, 0, 0];
    for (const seed of ['one', 'two']) {
      const played = playTogether({ game, bots, seats: 2, levels: ['strong'], seed });
      const { chances } = analyse(played, appraiser as Appraiser) ?? { chances: [] };
      const record = new OpenRecord(game, 2, played.options, played.setup);
      for (const [at, event] of played.events.entries()) {
        if (at > 0 && at % Math.ceil(played.events.length / 4) === 0) {
          const random = new Seeded(`${seed} ${at}`);
          const wins = Array.from(
            { length: many },
            () => playOn(game, bots, level, 2, record.state, random)[0] as number,
          );
          const share = wins.reduce((sum, won) => sum + won, 0) / many;
          squares += (share - (chances[at]?.[0] as number)) ** 2;
          luck += (share * (1 - share)) / (many - 1);
          count++;
        }
        record.add(event);
      }
    }
    const off = Math.sqrt(Math.max(0, squares - luck) / count);
    const uncertain = Math.sqrt(luck / count / count); // of the root mean square itself, about
    expect(off).toBeLessThan(allowed + 2 * uncertain);
  });
});

describe('a planted blunder', () => {
  /**
   * A game of masters but for one move of seat 0, the first that the plant gives; of several games
   * the first that has one.
   */
  function planted(
    { appraiser, bots }: Known,
    plant: (asked: Asked) => GameTypes['move'] | undefined,
  ) {
    for (let seed = 0; seed < 60; seed++) {
      let at: number | undefined;
      const played = playTogether({
        game: appraiser.game as AnyGame,
        bots,
        seats: 2,
        levels: ['master'],
        seed: `plant ${seed}`,
        plant: (asked) => {
          const move = at === undefined && asked.seat === 0 ? plant(asked) : undefined;
          if (move !== undefined) at = asked.at;
          return move;
        },
      });
      const analysis = at === undefined ? undefined : analyse(played, appraiser);
      if (analysis !== undefined) return { analysis, at };
    }
    throw new Error('never came up');
  }

  it('Séquence Dés: a line that was not completed', () => {
    const { analysis, at } = planted(GAMES.sequence, ({ view, moves }) => {
      const told = sequenceOdds(view as never, moves as never).moves;
      const won = told.some(({ facts }) => facts.winsNow);
      return won ? told.find(({ facts }) => !facts.winsNow)?.move : undefined;
    });
    const [top] = momentsOf(analysis, [0]);
    expect(top).toMatchObject({ type: 'slip', at, kind: 'missed-win' });
    expect(adviceFor(analysis, 0)).toMatchObject({ kind: 'missed-win', times: 1 });
  });

  it('NEXT!: playing on although finishing wins', () => {
    const { analysis, at } = planted(GAMES.next, ({ view, moves }) => {
      const isAsked = moves.some(({ type }) => type === 'finish');
      // two players know both hands
      const leads = isAsked && leadChance(know(view as NextView)) === 1;
      return leads ? { type: 'continue' } : undefined;
    });
    expect(momentsOf(analysis, [0])).toContainEqual(
      expect.objectContaining({
        type: 'slip',
        at,
        kind: 'finished-late',
        better: { type: 'finish' },
      }),
    );
  });

  it('Pokerdice: stopping with a dear card that is not made', () => {
    const { analysis, at } = planted(GAMES.pokerdice, ({ view, moves }) => {
      const { phase, round, rerollsLeft, dice, myCommit } = view as PokerdiceView;
      if (phase !== 'reroll' || round < 7 || rerollsLeft < 2) return undefined;
      const shows = made(dice ?? []);
      const fails = (myCommit ?? []).some(
        (card) => POINTS[card] >= 3 && ((shows >> OBJECTIVES.indexOf(card)) & 1) === 0,
      );
      return fails ? moves.find(({ type }) => type === 'stop') : undefined;
    });
    expect(momentsOf(analysis, [0])).toContainEqual(
      expect.objectContaining({
        type: 'slip',
        at,
        kind: 'stopped-early',
        better: expect.objectContaining({ type: 'reroll' }),
      }),
    );
  });
});

it.each(['pokerdice', 'next', 'sequence'] as const)(
  'in %s a master loses less by choices than a beginner',
  (id) => {
    const seeds = id === 'next' ? ['a'] : ['a', 'b']; // a beginner's games of NEXT! are long
    const all = seeds.map(
      (seed) => lookBack(GAMES[id], { seats: 2, levels: ['beginner', 'master'], seed }).accounts,
    );
    const [beginner, master] = [0, 1].map((seat) =>
      all.reduce((sum, accounts) => sum - (accounts[seat]?.own ?? 0), 0),
    );
    expect(master).toBeLessThan((beginner as number) / 2);
  },
);
