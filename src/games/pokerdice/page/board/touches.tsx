/**
 * What the player has touched: cards to lay, dice to keep, a look at what lies face down, and the
 * hint that answers a touch.
 */

import { useEffect, useState } from 'preact/hooks';
import type { SceneProps } from '../../../../web/kit/contracts/board.ts';
import { playSound } from '../../../../web/kit/things/sound.ts';
import { type Objective, POINTS } from '../../rules/objectives.ts';
import type { Pokerdice } from '../../rules/rules.ts';
import type { Words } from '../../words/en/page.ts';
import { isMade } from './outcome.ts';
import { whoIs } from './people.ts';
import { type Cards, canChoose, keptAtFirst, touchCard, touchDie } from './selection.ts';

export type Props = SceneProps<Pokerdice, Words>;

interface Touched {
  /** The situation it was touched in; in another one nothing is touched. */
  readonly in: string;
  readonly chosen: Cards;
  readonly kept: readonly number[] | null;
  /** How often the own card was turned over: at odd numbers it is looked at. */
  readonly peeks: number;
  readonly hint: string;
}

export interface Touch {
  readonly chosen: Cards;
  readonly kept: readonly number[];
  readonly isPeeking: boolean;
  readonly peeks: number;
  readonly hint: string;
  card(card: Objective): void;
  die(die: number): void;
  peek(): void;
  say(hint: string): void;
  undo(): void;
}

const HINT_MS = 7000;

/**
 * A choice outlives the others' getting ready, which are steps too; it ends with the throw or the
 * round it was made in.
 */
function situation({ view, actor, me }: Props): string {
  return [view.round, view.phase, view.rerollsLeft, actor, me].join();
}

export function useTouch(props: Props): Touch {
  const { event, moves, view } = props;
  const now = situation(props);
  const nothing: Touched = { in: now, chosen: [], kept: null, peeks: 0, hint: '' };
  const [state, setState] = useState(nothing);
  const touched = state.in === now ? state : nothing;
  const change = (changes: Partial<Touched>): void => setState({ ...touched, ...changes });
  const kept = touched.kept ?? (view.phase === 'reroll' ? keptAtFirst(event) : []);

  useEffect(() => {
    if (touched.hint === '') return;
    const timer = setTimeout(
      () => setState((last) => (last.in === now ? { ...last, hint: '' } : last)),
      HINT_MS,
    );
    return () => clearTimeout(timer);
  }, [touched.hint, now]);

  return {
    ...touched,
    kept,
    isPeeking: touched.peeks % 2 === 1,
    card(card) {
      if (!canChoose(card, moves))
        return change({ hint: `${describe(card, props)} ${whyNoCard(props)}`.trim() });
      const chosen = touchCard(touched.chosen, card, moves);
      playSound('keep');
      const more = chosen.length > 0 && chosen.length < view.decks ? ` ${props.words.oneMore}` : '';
      change({ chosen, hint: `${describe(card, props)}${more}` });
    },
    die(die) {
      if (!moves.some(({ type }) => type === 'reroll')) return change({ hint: whyNoDie(props) });
      playSound('keep');
      change({ kept: touchDie(kept, die), hint: '' });
    },
    peek() {
      playSound('flip');
      change({ peeks: touched.peeks + 1, hint: '' });
    },
    say: (hint) => change({ hint }),
    undo: () => change({ chosen: [], kept: [], hint: '' }),
  };
}

function describe(card: Objective, { view, words }: Props): string {
  const text = words.explainCard(card, POINTS[card]);
  if (view.dice === null) return text;
  return `${text} ${isMade(card, view.dice) ? words.madeNow : words.notMadeNow}`;
}

function whyNoCard({ view, words, me, actor, isMoving, isSending }: Props): string {
  const mine = view.seats[me ?? actor ?? -1];
  if (isMoving || isSending || mine === undefined) return '';
  if (view.phase === 'roll') return words.hintNotThrown;
  if (view.phase === 'over') return words.hintOver;
  return view.phase === 'commit' && mine.ready
    ? words.hintLaid
    : view.phase === 'reroll'
      ? words.hintCardsDone
      : '';
}

function whyNoDie({ view, words, seats, isMoving, isSending }: Props): string {
  if (isMoving || isSending) return '';
  if (view.phase === 'reroll') return words.hintNotYourDice(whoIs(seats, view.active));
  return view.phase === 'commit'
    ? words.hintWaitDice
    : view.phase === 'over'
      ? words.hintOver
      : words.hintOldDice;
}
