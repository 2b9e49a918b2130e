/**
 * What the coach has to say of a situation: asked of the worker whenever that changes, and never an
 * answer to an earlier one.
 */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { CommonView, GameTypes } from '../../../game.ts';
import type { Odds } from '../../../odds.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import type { Advice, Counsel } from '../../kit/contracts/coach.ts';
import { useLoaded } from '../../shell/use-words.ts';
import { type Lessons, loadLessons } from './lessons.ts';
import { OddsWorker } from './odds-worker.ts';

/** Somebody who has to choose, and what he knows. */
export interface Situation {
  /**
   * Another one for every choice that is asked for: what was uncovered for one is covered again for
   * the next.
   */
  readonly moment: number;
  readonly view: CommonView;
  readonly moves: readonly GameTypes['move'][];
  readonly seats: readonly SeatFace[];
  /** The words of the game. */
  readonly words: unknown;
  /** What is touched and not yet played; in a replay what was played. */
  readonly chosen: GameTypes['move'] | undefined;
  readonly mark: 'chosen' | 'played';
}

export interface Hearing {
  /** Undefined while they are on their way. */
  readonly lessons: Lessons | undefined;
  /** Undefined before the first answer. */
  readonly counsel: Counsel | undefined;
  /** An answer is awaited; what is there is that of the moment before. */
  readonly isBusy: boolean;
  readonly isFailed: boolean;
}

interface Heard {
  readonly key: string;
  readonly situation: Situation;
  readonly odds: Odds | undefined;
}

export function useHearing(game: string, situation: Situation | undefined): Hearing {
  const { value: lessons } = useLoaded(game, (now) => loadLessons(game, now));
  const heard = useSignal<Heard | undefined>(undefined);
  const key = situation === undefined ? '' : JSON.stringify([situation.view, situation.moves]);
  useEffect(() => {
    if (situation === undefined) {
      heard.value = undefined;
      return;
    }
    let isGone = false;
    const tell = (odds: Odds | 'stale' | undefined): void => {
      if (!isGone && odds !== 'stale') heard.value = { key, situation, odds };
    };
    oddsOf(game, key, situation).then(tell, () => tell(undefined));
    return () => {
      isGone = true;
    };
  }, [game, key, heard]);

  const { value: told } = heard;
  // the language may be another by now
  const spoken = situation !== undefined && told?.key === key ? situation : told?.situation;
  const counsel = useMemo(
    () => (told?.odds && spoken && lessons ? counselOf(lessons, spoken, told.odds) : undefined),
    [told, lessons, spoken?.words],
  );
  return {
    lessons,
    counsel,
    isBusy: situation !== undefined && told?.key !== key,
    isFailed: told !== undefined && told.key === key && told.odds === undefined,
  };
}

function counselOf(
  { coach, own, say }: Lessons,
  { view, seats, words }: Situation,
  odds: Odds,
): Counsel {
  return coach.counsel({ view, odds, seats, words, coach: own, say });
}

/** The choice that this move is a way of. */
export function choiceOf(
  counsel: Counsel,
  move: GameTypes['move'] | undefined,
): Advice | undefined {
  const key = JSON.stringify(move);
  return counsel.choices.find(({ moves }) => moves.some((one) => JSON.stringify(one) === key));
}

const reckoner = new OddsWorker();
let last: { readonly key: string; readonly odds: Promise<Odds | 'stale'> } | undefined;

/** Who asks the same in two places of the screen is answered once. */
function oddsOf(game: string, key: string, { view, moves }: Situation): Promise<Odds | 'stale'> {
  if (last?.key === key) return last.odds;
  const odds = reckoner.ask(game, view, moves);
  const asked = { key, odds };
  last = asked;
  odds.catch(() => {
    if (last === asked) last = undefined;
  });
  return odds;
}
