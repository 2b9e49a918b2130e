/** How a table is played, in a sentence for each option and its pace. */

import type { About } from '../../protocol.ts';
import { t } from '../app/words.ts';
import type { Board } from '../kit/board.ts';

interface OptionsSaidProps {
  readonly about: About;
  readonly board: Board;
  readonly words: unknown;
}

export function OptionsSaid({ about, board, words }: OptionsSaidProps) {
  const fields = board.options(about.seats.length, words);
  return (
    <dl class="options-said">
      {fields.map(({ key, name, choices }) => {
        const choice = choices.find(({ value }) => value === about.options[key]) ?? choices[0];
        return (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <b>{choice?.name}</b> {choice?.hint}
            </dd>
          </div>
        );
      })}
      <div>
        <dt>{t().pace.title}</dt>
        <dd>{t().pace.said(about.pace)}</dd>
      </div>
    </dl>
  );
}
