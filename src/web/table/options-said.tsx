/** How a table is played, in a sentence for each option and its pace. */

import type { About } from '../../protocol.ts';
import { gamesWithDecks } from '../app/decks.ts';
import { t } from '../app/words.ts';
import { useDeckGame, useDeckWords } from '../decks/use-decks.ts';
import type { Board } from '../kit/board.ts';

interface OptionsSaidProps {
  readonly about: About;
  readonly board: Board;
  readonly words: unknown;
}

export function OptionsSaid({ about, board, words }: OptionsSaidProps) {
  const seats = about.seats.length;
  const fields = board.options(seats, words);
  const played: Readonly<Record<string, unknown>> = { ...board.rules.options(seats)(about.options) };
  return (
    <dl class="options-said">
      {fields.map(({ key, name, choices }) => {
        const choice = choices.find(({ value }) => value === played[key]);
        return (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <b>{choice?.name}</b> {choice?.hint}
            </dd>
          </div>
        );
      })}
      <DeckSaid game={about.game} options={about.options} />
      <div>
        <dt>{t().pace.title}</dt>
        <dd>{t().pace.said(about.pace)}</dd>
      </div>
    </dl>
  );
}

/** Whoever comes to the table is told that it is played with other cards. */
function DeckSaid({ game, options }: Pick<About, 'game' | 'options'>) {
  const kind = useDeckGame(gamesWithDecks.includes(game) ? game : undefined)?.kind;
  const words = useDeckWords();
  if (kind === undefined || words === undefined || !Array.isArray(options[kind.option])) return null;
  return (
    <div>
      <dt>{words.option}</dt>
      <dd>{words.otherHint}</dd>
    </div>
  );
}
