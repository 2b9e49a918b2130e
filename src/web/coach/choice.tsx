/** A choice in the list: what it is and its number; one tap away the comparison, the fraction and why. */

import { useId } from 'preact/hooks';
import type { Advice } from '../kit/coach.ts';
import { MiniDie } from '../kit/faces.tsx';
import { Icon } from '../kit/icon.tsx';
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
  onPress(): void;
}

export function Choice({ choice, other, lessons, mark, isBest, isOpen, onPress }: ChoiceProps) {
  const { words, say } = lessons;
  const id = useId();
  const { name, note, dice, figures } = choice;
  return (
    <li class={`coach-choice${mark === undefined ? '' : ' is-chosen'}${isBest ? ' is-best' : ''}`}>
      <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onPress}>
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
            {note}
            {mark === undefined ? null : (
              <span class="coach-mark">
                <Icon name="check" />
                {words[mark]}
              </span>
            )}
            {isBest ? (
              <span class="coach-mark coach-best">
                <Icon name="crown" />
                {words.best}
              </span>
            ) : null}
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
        <Icon name="chevron" />
      </button>
      {isOpen ? (
        <div class="coach-why" id={id}>
          {reasons(choice, other, lessons).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : null}
    </li>
  );
}

function reasons(choice: Advice, other: Advice | undefined, { words, say }: Lessons): readonly string[] {
  const compared = comparison(choice, other, say, words);
  const fractions = choice.figures.flatMap((figure) => {
    const text = exactly(figure, words);
    return text === undefined ? [] : [figure.of === undefined ? text : `${figure.of}: ${text}`];
  });
  return [...(compared === undefined ? [] : [compared]), ...fractions, ...choice.why];
}
