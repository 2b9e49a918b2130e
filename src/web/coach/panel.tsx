/** The coach: the choices with their odds in an order that tells nothing, and the best of them only when asked for. */

import { useSignal } from '@preact/signals';
import type { Words } from '../../i18n/en/coach.ts';
import { Button } from '../kit/button.tsx';
import { type Advice, type Counsel, capital } from '../kit/coach.ts';
import { Waiting } from '../kit/waiting.tsx';
import { Choice } from './choice.tsx';
import { choiceOf, type Hearing, type Situation, useHearing } from './hearing.ts';
import type { Lessons } from './lessons.ts';
import { comparison } from './say.ts';
import './coach.css';

interface PanelProps {
  readonly game: string;
  readonly situation: Situation | undefined;
  /** Why there may be nothing to say. */
  readonly otherwise: 'wait' | 'nothingToDecide' | 'notTheseEyes';
  /** In whose place one is put; absent at one's own. */
  readonly whose?: string | undefined;
  /** Switches the coach off. */
  readonly off?: (() => void) | undefined;
}

export function Panel({ game, situation, otherwise, whose, off }: PanelProps) {
  const hearing = useHearing(game, situation);
  if (hearing.lessons === undefined) return <p class="coach-calm" />;
  return (
    <>
      {whose === undefined ? null : <p class="coach-whose">{hearing.lessons.words.inPlaceOf(whose)}</p>}
      <Heard {...hearing} lessons={hearing.lessons} situation={situation} otherwise={otherwise} />
      {off === undefined ? null : (
        <Button kind="plain" onPress={off}>
          {hearing.lessons.words.off}
        </Button>
      )}
    </>
  );
}

type HeardProps = Hearing & Pick<PanelProps, 'situation' | 'otherwise'> & { readonly lessons: Lessons };

function Heard({ lessons, counsel, isBusy, isFailed, situation, otherwise }: HeardProps) {
  const { words } = lessons;
  if (situation === undefined) return <p class="coach-calm hint">{words[otherwise]}</p>;
  if (isFailed) return <p class="coach-calm hint">{words.failed}</p>;
  if (counsel === undefined) return <Waiting text={words.reckoning} />;
  return <Told counsel={counsel} situation={situation} lessons={lessons} isBusy={isBusy} />;
}

interface ToldProps {
  readonly counsel: Counsel;
  readonly situation: Situation;
  readonly lessons: Lessons;
  readonly isBusy: boolean;
}

/** What was uncovered at one moment. */
interface Uncovered {
  readonly moment: number;
  readonly isBest: boolean;
  readonly isAll: boolean;
  readonly opened: string | undefined;
}

function Told({ counsel, situation, lessons, isBusy }: ToldProps) {
  const { words, say } = lessons;
  const { moment, chosen: move, mark } = situation;
  const state = useSignal<Uncovered | undefined>(undefined);
  const covered: Uncovered = { moment, isBest: false, isAll: false, opened: undefined };
  const uncovered = state.value?.moment === moment ? state.value : covered;
  const uncover = (change: Partial<Uncovered>): void => {
    state.value = { ...uncovered, ...change };
  };
  const chosen = choiceOf(counsel, move);
  const best = counsel.choices[counsel.ranking[0] ?? 0];
  const shown = uncovered.isAll ? counsel.choices : fewOf(counsel, chosen);
  const left = counsel.choices.length - shown.length;
  const isOnly = counsel.choices.length === 1;
  const otherThan = (choice: Advice): Advice | undefined =>
    chosen !== undefined && chosen !== choice ? chosen : shown.find((other) => other !== choice);
  return (
    <div class="coach" aria-busy={isBusy}>
      <p class="visually-hidden" role="status">
        {spoken(
          counsel,
          chosen,
          uncovered.isBest ? best : undefined,
          chosen && comparison(chosen, otherThan(chosen), say, words),
          words,
        )}
      </p>
      <p class="coach-asks">{counsel.asks}</p>
      <ul class="coach-choices" aria-label={words.choices}>
        {shown.map((choice) => (
          <Choice
            key={choice.deed}
            choice={choice}
            other={otherThan(choice)}
            lessons={lessons}
            mark={choice === chosen ? mark : undefined}
            isBest={uncovered.isBest && choice === best}
            isOpen={isOnly || uncovered.opened === choice.deed}
            onPress={() => uncover({ opened: uncovered.opened === choice.deed ? undefined : choice.deed })}
          />
        ))}
      </ul>
      {isOnly ? null : (
        <div class="coach-buttons">
          <Button icon="crown" isPressed={uncovered.isBest} onPress={() => uncover({ isBest: !uncovered.isBest })}>
            {words.showBest}
          </Button>
          {left > 0 || uncovered.isAll ? (
            <Button kind="plain" onPress={() => uncover({ isAll: !uncovered.isAll })}>
              {uncovered.isAll ? words.fewer : words.more(left)}
            </Button>
          ) : null}
        </div>
      )}
      <details class="coach-basis">
        <summary>{words.basis}</summary>
        {counsel.basis.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
    </div>
  );
}

/** So many are taken in at a glance. */
const FEW = 6;

/** Those that are in question, in the order of all: the strongest few, which one it is they don't tell, and what is chosen. */
function fewOf({ choices, ranking }: Counsel, chosen: Advice | undefined): readonly Advice[] {
  if (choices.length <= FEW + 1) return choices;
  const few = new Set(ranking.slice(0, FEW).map((place) => choices[place]));
  return choices.filter((choice) => few.has(choice) || choice === chosen);
}

/** What the screen reader hears when the coach opens, when something is touched, when the best is asked for. */
function spoken(
  { asks }: Counsel,
  chosen: Advice | undefined,
  best: Advice | undefined,
  compared: string | undefined,
  words: Words,
): string {
  if (best !== undefined) return words.bestIs(capital(best.deed));
  if (chosen === undefined || compared === undefined) return `${words.title}. ${asks}.`;
  return `${capital(chosen.deed)}: ${compared}`;
}
