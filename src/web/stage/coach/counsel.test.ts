/**
 * The laws of every game's coach: every move is spoken of once, with the numbers of the odds, in
 * every language, and from nothing but the view.
 */

import { beforeAll, describe, expect, it } from 'vitest';
import { openings } from '../../../../test/support/openings/index.ts';
import { deal, draw } from '../../../chance.ts';
import {
  type AnyGame,
  type CommonView,
  type GameTypes,
  type Seat,
  seatsOf,
} from '../../../game.ts';
import { type GameEntry, gameEntries } from '../../../games/index.ts';
import type { Odds } from '../../../odds.ts';
import { Seeded } from '../../../random.ts';
import type { Words as CommonWords } from '../../../words/en/coach.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import { wordsFile } from '../../../words/parts.ts';
import type { Board, SeatFace } from '../../kit/contracts/board.ts';
import type { Coach, Counsel } from '../../kit/contracts/coach.ts';
import { comparison, exactly, figureOf, sayer } from './say.ts';

const coaches = import.meta.glob<{ readonly coach: Coach }>('../../../games/*/page/coach.ts', {
  eager: true,
});
const catalogue = import.meta.glob<{ readonly words: unknown }>(
  ['../../../words/*/*.ts', '../../../games/*/words/*/*.ts'],
  {
    eager: true,
  },
);
const boards = import.meta.glob<{ readonly board: Board }>('../../../games/*/page/board.tsx', {
  eager: true,
});

const json = (value: unknown): string => JSON.stringify(value);
const wordsOf = (language: string, part: string): unknown =>
  catalogue[`../../../${wordsFile(part, language)}`]?.words;

interface Moment {
  readonly state: unknown;
  readonly seat: Seat;
  readonly seats: number;
}

/** Every so many moments of a random game for each number of seats and each option. */
function* moments(game: AnyGame, seed: string, every: number, most: number): Generator<Moment> {
  for (const [number, { seats, options }] of openings(game).entries()) {
    const random = new Seeded(`${seed}/${number}`);
    let state: unknown = game.start(seats, options, deal(game, seats, options, random));
    for (let [count, left] = [random.below(every), most]; left > 0; count++) {
      const toMove = seatsOf(game.toMove(state));
      if (toMove.length === 0) break;
      const seat = toMove[random.below(toMove.length)] as Seat;
      const moves = game.moves(state, seat);
      if (count % every === 0) {
        yield { state, seat, seats };
        left--;
      }
      const moved = game.move(state, seat, moves[random.below(moves.length)] as GameTypes['move']);
      const chance = game.chance(moved);
      state =
        chance === undefined
          ? moved
          : game.answered(moved, game.answer(moved, draw(chance, random)));
    }
  }
}

const facesOf = (game: AnyGame, seats: number, me: Seat): readonly SeatFace[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: `Name ${seat}`,
    isMe: seat === me,
    isBot: seat !== me,
    side: game.side(seats, seat),
  }));

type Told = Moment & { readonly view: CommonView; readonly odds: Odds };

async function toldOf({ rules: game, odds: load }: GameEntry, moment: Moment): Promise<Told> {
  const { odds } = await load();
  const view = game.view(moment.state, moment.seat);
  return { ...moment, view, odds: odds(view, game.moves(moment.state, moment.seat)) };
}

function counselOf(game: AnyGame, { view, odds, seat, seats }: Told, language: string): Counsel {
  const { coach } = coaches[`../../../games/${game.id}/page/coach.ts`] as { readonly coach: Coach };
  return coach.counsel({
    view,
    odds,
    seats: facesOf(game, seats, seat),
    words: wordsOf(language, `${game.id}/page`),
    coach: wordsOf(language, `${game.id}/coach`),
    say: sayer(wordsOf(language, 'coach') as CommonWords, language),
  });
}

function textsOf(counsel: Counsel, language: string): readonly string[] {
  const words = wordsOf(language, 'coach') as CommonWords;
  const say = sayer(words, language);
  const [first] = counsel.choices;
  return [
    counsel.asks,
    ...counsel.basis,
    ...counsel.choices.flatMap((choice) => [
      choice.name,
      choice.deed,
      ...choice.why,
      ...choice.figures.flatMap((figure) => [
        figureOf(figure, say),
        exactly(figure, words) ?? '–',
        figure.of ?? '–',
      ]),
      comparison(choice, first, say, words) ?? '–',
    ]),
  ];
}

it('every game that has a board has a coach', () => {
  expect(Object.keys(coaches).map((path) => path.replace('coach.ts', ''))).toEqual(
    Object.keys(boards).map((path) => path.replace('board.tsx', '')),
  );
});

describe.each(gameEntries)('$rules.id', (title) => {
  const { rules: game } = title;
  let told: readonly Told[] = [];
  beforeAll(async () => {
    told = await Promise.all(
      [...moments(game, 'coach', 13, 4)].map((moment) => toldOf(title, moment)),
    );
  });

  it('speaks of every move exactly once, the best where the odds have it, each choice by a name of its own', async () => {
    for (const one of told) {
      const { choices, ranking } = counselOf(game, one, 'en');
      const moves = game.moves(one.state, one.seat).map(json);
      expect(choices.flatMap((choice) => choice.moves.map(json)).sort()).toEqual(moves.sort());
      expect(ranking.toSorted((first, other) => first - other)).toEqual(
        choices.map((_, place) => place),
      );
      expect(choices[ranking[0] as number]?.moves.map(json)).toContain(
        json(one.odds.moves[0]?.move),
      );
      expect(new Set(choices.map(({ deed }) => deed)).size).toBe(choices.length);
    }
    expect(told.length).toBeGreaterThan(15);
  });

  it.each(LANGUAGES)('has words for everything in $name', async ({ id }) => {
    for (const one of told) {
      const texts = textsOf(counselOf(game, one, id), id);
      expect(
        texts.filter((text) =>
          /undefined|NaN|null|Infinity|\[object|function|=>|\$\{|^\s*$/.test(text),
        ),
      ).toEqual([]);
    }
  });

  it('says the same in whatever hidden world', async () => {
    for (const [number, one] of told.entries()) {
      if (number % 3 !== 0) continue;
      const below = new Seeded(`world ${number}`);
      const imagined = game.imagine(one.state, one.seat, (sides) => below.below(sides));
      expect(counselOf(game, await toldOf(title, { ...one, state: imagined }), 'fr')).toEqual(
        counselOf(game, one, 'fr'),
      );
    }
  });
});
