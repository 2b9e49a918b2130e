/**
 * The coach: the choices with their odds in an order that tells nothing, and the best of them only
 * when asked for.
 */

import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import type { Words } from '../../../words/en/coach.ts';
import { type Advice, type Counsel, capital } from '../../kit/contracts/coach.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Waiting } from '../../kit/controls/waiting.tsx';
import { Choice } from './choice.tsx';
import { fewOf, otherThan } from './few.ts';
import { choiceOf, type Hearing, type Situation, useHearing } from './hearing.ts';
import type { Lessons } from './lessons.ts';
import { comparison } from './say.ts';
import './coach.css';

interface PanelProps {
  readonly game: string;
  readonly situation: Situation | undefined;
  /** Why there may be nothing to say. */
  readonly otherwise: 'wait' | 'nothingToDecide' | 'notTheseEyes' | 'reckoning';
  /** In whose place one is put; absent at one's own. */
  readonly whose?: string | undefined;
  /** Switches the coach off. */
  readonly off?: (() => void) | undefined;
}

export function Panel(props: PanelProps) {
  const { game, situation } = props;
  const hearing = useHearing(game, situation);
  const said = useSignal('');
  const announce = useCallback((text: string) => {
    said.value = text;
  }, []);
  return (
    <>
      <p class="visually-hidden" role="status">
        {situation === undefined ? '' : said.value}
      </p>
      {hearing.lessons === undefined ? (
        <p class="coach-calm" />
      ) : (
        <Written {...props} {...hearing} lessons={hearing.lessons} announce={announce} />
      )}
    </>
  );
}

type WrittenProps = PanelProps &
  Hearing & { readonly lessons: Lessons; announce(text: string): void };

function Written(props: WrittenProps) {
  const { lessons, whose, off } = props;
  return (
    <>
      {whose === undefined ? null : (
        <p class="coach-whose">{lessons.words.inPlaceOf({ name: whose })}</p>
      )}
      <Heard {...props} />
      {off === undefined ? null : (
        <Button kind="plain" onPress={off}>
          {lessons.words.off}
        </Button>
      )}
    </>
  );
}

function Heard({
  lessons,
  counsel,
  isBusy,
  isFailed,
  situation,
  otherwise,
  announce,
}: WrittenProps) {
  const { words } = lessons;
  if (situation === undefined) return <p class="coach-calm hint">{words[otherwise]}</p>;
  if (isFailed) return <p class="coach-calm hint">{words.failed}</p>;
  if (counsel === undefined) return <Waiting text={words.reckoning} />;
  return <Told {...{ counsel, situation, lessons, isBusy, announce }} />;
}

interface ToldProps {
  readonly counsel: Counsel;
  readonly situation: Situation;
  readonly lessons: Lessons;
  readonly isBusy: boolean;
  announce(text: string): void;
}

/** What was uncovered at one moment. */
interface Uncovered {
  readonly moment: number;
  readonly isBest: boolean;
  readonly isAll: boolean;
  readonly opened: string | undefined;
}

function Told({ counsel, situation, lessons, isBusy, announce }: ToldProps) {
  const { words, say } = lessons;
  const { moment, chosen: move, mark } = situation;
  const state = useSignal<Uncovered | undefined>(undefined);
  const covered: Uncovered = { moment, isBest: false, isAll: false, opened: undefined };
  const uncovered = state.value?.moment === moment ? state.value : covered;
  const uncover = (change: Partial<Uncovered>): void => {
    state.value = { ...uncovered, ...change };
  };
  const turn = ({ deed }: Advice): void =>
    uncover({ opened: uncovered.opened === deed ? undefined : deed });
  const chosen = choiceOf(counsel, move);
  const best = counsel.choices[counsel.ranking[0] ?? 0];
  const shown = uncovered.isAll ? counsel.choices : fewOf(counsel, chosen);
  const left = counsel.choices.length - shown.length;
  const isOnly = counsel.choices.length === 1;
  const compared = chosen && comparison(chosen, otherThan(chosen, undefined, shown), say, words);
  const text = spoken(counsel, chosen, uncovered.isBest ? best : undefined, compared, words);
  useEffect(() => announce(text), [text, announce]);
  return (
    <div class="coach" aria-busy={isBusy}>
      <p class="coach-asks">{counsel.asks}</p>
      <ul class="coach-choices" aria-label={words.choices}>
        {shown.map((choice) => (
          <Choice
            key={choice.deed}
            choice={choice}
            other={otherThan(choice, chosen, shown)}
            lessons={lessons}
            mark={choice === chosen && !isOnly ? mark : undefined}
            isBest={uncovered.isBest && choice === best}
            isOpen={isOnly || uncovered.opened === choice.deed}
            onPress={isOnly ? undefined : () => turn(choice)}
          />
        ))}
      </ul>
      {isOnly ? null : (
        <div class="coach-buttons">
          <Button
            icon="crown"
            isPressed={uncovered.isBest}
            onPress={() => uncover({ isBest: !uncovered.isBest })}
          >
            {words.showBest}
          </Button>
          {left > 0 || uncovered.isAll ? (
            <Button kind="plain" onPress={() => uncover({ isAll: !uncovered.isAll })}>
              {uncovered.isAll ? words.fewer : words.more({ count: left })}
            </Button>
          ) : null}
        </div>
      )}
      {uncovered.isBest && best !== undefined ? (
        <p class="coach-said-best" aria-hidden="true">
          {words.bestIs({ name: best.name })}
        </p>
      ) : null}
      <details class="coach-basis">
        <summary>{words.basis}</summary>
        {counsel.basis.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
    </div>
  );
}

/**
 * What the screen reader hears when the coach opens, when something is touched, when the best is
 * asked for.
 */
function spoken(
  { asks }: Counsel,
  chosen: Advice | undefined,
  best: Advice | undefined,
  compared: string | undefined,
  words: Words,
): string {
  if (best !== undefined) return words.bestIs({ name: capital(best.deed) });
  if (chosen === undefined || compared === undefined) return `${words.title}. ${asks}.`;
  return words.said({ what: capital(chosen.deed), text: compared });
}
