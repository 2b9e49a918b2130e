/**
 * Every introduction is a game that the rules accept, whatever the newcomer chooses, and every
 * lesson has its words.
 */

import { describe, expect, it } from 'vitest';
import { type GameTypes, openingOptions } from '../../../game.ts';
import { makeEvent, makeHeader } from '../../../record/record.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import { wordsFile } from '../../../words/parts.ts';
import type { Board } from '../../kit/contracts/board.ts';
import { type Intro, type IntroWords, LEARNER, type Lesson } from '../../kit/contracts/intro.ts';
import { readLines, readRecords } from '../../stage/timeline/records.ts';
import { Course } from './course.ts';

const scripts = import.meta.glob<{ readonly intro: Intro }>('../../../games/*/page/intro.ts', {
  eager: true,
});
const boards = import.meta.glob<{ readonly board: Board }>('../../../games/*/page/board.tsx', {
  eager: true,
});
const catalogue = import.meta.glob<{ readonly words: IntroWords }>(
  '../../../games/*/words/*/intro.ts',
  { eager: true },
);

const games = Object.keys(boards).map((path) => path.split('/').at(-3) as string);

function scriptOf(game: string): { readonly intro: Intro; readonly rules: Board['rules'] } {
  const intro = scripts[`../../../games/${game}/page/intro.ts`]?.intro;
  const rules = boards[`../../../games/${game}/page/board.tsx`]?.board.rules;
  if (intro === undefined || rules === undefined) throw new Error(`${game} has no introduction`);
  return { intro, rules };
}

/** Every way through an introduction, at each of its steps. */
function ways(game: string): readonly Course[] {
  const { intro, rules } = scriptOf(game);
  const found: Course[] = [];
  const follow = (course: Course): void => {
    found.push(course);
    if (course.lesson === undefined) return;
    for (const choice of course.lesson.asks.length === 0 ? [0] : course.lesson.asks.keys())
      follow(course.after(choice));
  };
  follow(new Course(rules, intro));
  return found;
}

/** What only the seat of the newcomer knows and is asked: all that the screen is drawn from. */
const seen = ({ timeline, offered, lesson }: Course): unknown => [
  timeline.view(timeline.end, LEARNER),
  offered,
  lesson?.says,
];

const asksFor = ({ asks }: Lesson): readonly GameTypes['move'][] => asks.map(({ move }) => move);

describe.each(games)('the introduction to %s', (game) => {
  const { intro, rules } = scriptOf(game);
  const all = ways(game);

  it('plays what a new table of so many seats does', () => {
    expect(intro.options).toEqual(openingOptions(rules, intro.seats));
  });

  it('has about two minutes of lessons', () => {
    expect(intro.lessons.length).toBeGreaterThanOrEqual(8);
    expect(intro.lessons.length).toBeLessThanOrEqual(14);
  });

  it('is a record of the game, whichever way one goes', () => {
    for (const { timeline } of all.filter(({ lesson }) => lesson === undefined)) {
      const lines = [
        makeHeader(rules, intro.seats, intro.options, intro.setup),
        ...timeline.events.map(makeEvent),
      ];
      expect(
        readRecords(readLines(new TextEncoder().encode(`${lines.join('\n')}\n`)), [rules]).faults,
      ).toEqual([]);
    }
  });

  it('asks for nothing that the rules forbid, and for everything on the newcomer’s turn', () => {
    for (const course of all) {
      if (course.lesson === undefined || course.lesson.asks.length === 0) continue;
      expect(course.timeline.asked(course.timeline.end), course.lesson.says).toContain(LEARNER);
      const spelled = course.offered.map((move) => JSON.stringify(move));
      for (const move of asksFor(course.lesson)) expect(spelled).toContain(JSON.stringify(move));
    }
  });

  it('offers what it accepts, and beyond that only what it has a word for', () => {
    const words = catalogue[`../../../${wordsFile(`${game}/intro`, 'en')}`]?.words;
    for (const course of all) {
      const others = course.offered.filter((move) => course.deedOf(move) === undefined);
      const { says = '', offers = [] } = course.lesson ?? {};
      expect(others.every(({ type }) => offers.includes(type))).toBe(true);
      expect(others.length > 0, says).toBe(offers.length > 0);
      expect(words?.lessons[says]?.not !== undefined, says).toBe(others.length > 0);
      expect(course.offered.length - others.length, says).toBe(course.lesson?.asks.length ?? 0);
    }
  });

  it('goes back and is resumed to the same state', () => {
    for (const course of all) {
      expect(seen(Course.resume(rules, intro, course.choices))).toEqual(seen(course));
      if (course.lesson !== undefined) expect(seen(course.after(0).before())).toEqual(seen(course));
    }
  });

  it('is resumed as far as the choices mean anything', () => {
    expect(Course.resume(rules, intro, [99]).choices).toEqual([]);
    expect(Course.resume(rules, intro, [0, 0, -1, 0]).choices).toEqual([0, 0]);
    expect(
      Course.resume(
        rules,
        intro,
        Array.from({ length: 99 }, () => 0),
      ).lesson,
    ).toBeUndefined();
  });

  it('ends well for the newcomer', () => {
    for (const { timeline, lesson } of all) {
      const { scores, isOver, winners } = timeline.outcome;
      if (lesson !== undefined) expect(isOver).toBe(false);
      else expect(isOver ? winners : [scores.indexOf(Math.max(...scores))]).toEqual([LEARNER]);
    }
  });

  it.each(LANGUAGES.map(({ id }) => id))('has all its words in %s', (language) => {
    const words = catalogue[`../../../${wordsFile(`${game}/intro`, language)}`]?.words;
    expect(words?.names).toHaveLength(intro.seats - 1);
    expect(Object.keys(words?.lessons ?? {})).toEqual(intro.lessons.map(({ says }) => says));
    for (const { say, not } of Object.values(words?.lessons ?? {})) {
      for (const text of [say, not])
        if (text !== undefined) expect(text.length, text).toBeLessThanOrEqual(MOST);
    }
  });
});

/** Letters: four lines of the narrowest phone. */
const MOST = 140;
