/**
 * A choice in the list: what it is and its number; one tap away the comparison, the fraction and
 * why.
 */

import { useId } from 'preact/hooks';
import type { Advice } from '../../kit/contracts/coach.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { MiniDie } from '../../kit/things/faces.tsx';
import type { Lessons } from './lessons.ts';
import { comparison, exactly, figureOf } from './say.ts';

interface ChoiceProps {
  readonly choice: Advice;
  /** What it is compared with. */
  readonly other: Advice | undefined;
  readonly lessons: Lessons;
  readonly mark: 'chosen' | 'played' | undefined;
  readonly isBest: boolean;
  readonly isOpen: boolean;
  /** Absent where there is no other choice: then it is open, and there is nothing to mark. */
  readonly onPress: (() => void) | undefined;
}

export function Choice({ choice, other, lessons, mark, isBest, isOpen, onPress }: ChoiceProps) {
  const id = useId();
  const compared = comparison(choice, other, lessons.say, lessons.words);
  const face = <Face choice={choice} lessons={lessons} mark={mark} isBest={isBest} />;
  return (
    <li class={`coach-choice${mark === undefined ? '' : ' is-chosen'}${isBest ? ' is-best' : ''}`}>
      {onPress === undefined ? (
        <div class="coach-head">{face}</div>
      ) : (
        <button
          type="button"
          class="coach-head"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onPress}
        >
          {face}
          <Icon name="chevron" />
        </button>
      )}
      {isOpen ? (
        <div class="coach-why" id={id}>
          {compared === undefined ? null : <p class="coach-compared">{compared}</p>}
          {reasons(choice, lessons).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : null}
    </li>
  );
}

function Face({
  choice,
  lessons: { words, say },
  mark,
  isBest,
}: Pick<ChoiceProps, 'choice' | 'lessons' | 'mark' | 'isBest'>) {
  const { name, note, dice, figures } = choice;
  return (
    <>
      <span class="coach-name">
        {dice.length === 0 ? null : (
          <span class="coach-dice" aria-hidden="true">
            <span>{words.keep}</span>
            {dice.map(({ face, tone }, place) => (
              <MiniDie key={`${place} ${face}`} face={face} tone={tone} />
            ))}
          </span>
        )}
        <span class={dice.length === 0 ? '' : 'coach-said'}>{name}</span>
        <small>
          {note === '' ? null : <span>{note}</span>}
          {mark === undefined ? null : <Mark icon="check" text={words[mark]} />}
          {isBest ? <Mark icon="crown" text={words.best} /> : null}
        </small>
      </span>
      <span class="coach-figures">
        {figures.map((figure, place) => (
          <span key={`${place} ${figure.of ?? ''}`}>
            <span class="numeral">{figureOf(figure, say)}</span>
            {figure.of === undefined ? null : <small>{figure.of}</small>}
          </span>
        ))}
      </span>
    </>
  );
}

function Mark({ icon, text }: { readonly icon: 'check' | 'crown'; readonly text: string }) {
  return (
    <span class={`coach-mark coach-mark-${icon}`}>
      <Icon name={icon} />
      {text}
    </span>
  );
}

/** The fractions, then why. */
function reasons({ figures, why }: Advice, { words }: Lessons): readonly string[] {
  const fractions = figures.flatMap((figure) => {
    const text = exactly(figure, words);
    return text === undefined
      ? []
      : [figure.of === undefined ? text : words.said({ what: figure.of, text })];
  });
  return [...fractions, ...why];
}
