/**
 * How far somebody has come in an introduction: which of the deeds they did in each lesson so far.
 * Everything else follows, so going back is forgetting the last one, and going on another day is
 * doing them all again.
 */

import type { AnyGame, Event, GameTypes } from '../../../game.ts';
import { OpenRecord } from '../../../record/record.ts';
import { type Intro, LEARNER, type Lesson } from '../../kit/contracts/intro.ts';
import { type Timeline, TimelineBuilder } from '../../stage/timeline/timeline.ts';

export class Course {
  readonly game: AnyGame;
  readonly intro: Intro;
  /**
   * For each lesson that is done, which deed did it; 0 if there was only something to look at.
   */
  readonly choices: readonly number[];
  readonly timeline: Timeline;
  readonly #state: unknown;

  /** Throws a Refusal if the rules can't have it. */
  constructor(game: AnyGame, intro: Intro, choices: readonly number[] = []) {
    this.game = game;
    this.intro = intro;
    this.choices = choices;
    const record = new OpenRecord(game, intro.seats, intro.options, intro.setup);
    const builder = new TimelineBuilder(record);
    for (const event of eventsOf(intro, choices)) builder.add(event);
    this.timeline = builder.build();
    this.#state = record.state;
  }

  /** As far as these choices lead; those that are none of this introduction end it there. */
  static resume(game: AnyGame, intro: Intro, choices: readonly number[]): Course {
    const known = intro.lessons.findIndex((lesson, at) => !isChoice(lesson, choices[at]));
    return new Course(game, intro, choices.slice(0, known < 0 ? intro.lessons.length : known));
  }

  /** The lesson that waits; undefined at the end. */
  get lesson(): Lesson | undefined {
    return this.intro.lessons[this.choices.length];
  }

  get steps(): number {
    return this.intro.lessons.length;
  }

  /** What the board is told may be played: what is asked, and what is answered with a word. */
  get offered(): readonly GameTypes['move'][] {
    const { lesson } = this;
    if (lesson === undefined) return [];
    return this.game
      .moves(this.#state, LEARNER)
      .filter((move) => lesson.offers?.includes(move.type) || this.deedOf(move) !== undefined);
  }

  /** Which of the deeds this move is; undefined if it is none. */
  deedOf(move: GameTypes['move']): number | undefined {
    const code = this.game.encode(this.#state, move);
    const deed =
      this.lesson?.asks.findIndex((asked) => this.game.encode(this.#state, asked.move) === code) ??
      -1;
    return deed < 0 ? undefined : deed;
  }

  after(choice: number): Course {
    return new Course(this.game, this.intro, [...this.choices, choice]);
  }

  before(): Course {
    return new Course(this.game, this.intro, this.choices.slice(0, -1));
  }
}

function isChoice({ asks }: Lesson, choice: number | undefined): boolean {
  return choice !== undefined && (choice === 0 || choice in asks);
}

function eventsOf({ before, lessons }: Intro, choices: readonly number[]): readonly Event[] {
  const done = choices.flatMap((choice, at): readonly Event[] => {
    const { asks = [], follows = [] } = lessons[at] ?? {};
    const deed = asks[choice];
    return [...(deed === undefined ? [] : [{ seat: LEARNER, ...deed }]), ...follows];
  });
  return [...before, ...done];
}
