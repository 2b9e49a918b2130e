/**
 * On a narrow screen: the number of what is touched, in a line at the table; otherwise what stands
 * there anyway.
 */

import type { ComponentChildren } from 'preact';
import { capital } from '../../kit/contracts/coach.ts';
import { fewOf, otherThan } from './few.ts';
import { choiceOf, type Hearing, type Situation, useHearing } from './hearing.ts';
import { comparison } from './say.ts';

interface LineProps {
  readonly game: string;
  readonly situation: Situation | undefined;
  readonly children: ComponentChildren;
}

export function CoachLine({ game, situation, children }: LineProps) {
  const text = textOf(useHearing(game, situation), situation);
  return (
    <>
      <p class="visually-hidden" role="status">
        {text}
      </p>
      {text === '' ? (
        children
      ) : (
        <p class="table-last coach-line" aria-hidden="true">
          {text}
        </p>
      )}
    </>
  );
}

function textOf({ lessons, counsel, isBusy }: Hearing, situation: Situation | undefined): string {
  if (situation === undefined || lessons === undefined || counsel === undefined || isBusy)
    return '';
  const chosen = choiceOf(counsel, situation.chosen);
  if (chosen === undefined) return '';
  const other = otherThan(chosen, undefined, fewOf(counsel, chosen));
  const text = comparison(chosen, other, lessons.say, lessons.words);
  return text === undefined ? '' : lessons.words.said({ what: capital(chosen.deed), text });
}
