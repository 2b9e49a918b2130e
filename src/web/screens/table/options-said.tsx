/** How a table is played, in a sentence for each option and its pace. */

import type { About } from '../../../protocol.ts';
import type { Board } from '../../kit/contracts/board.ts';
import { gamesWithDecks } from '../../shell/decks.ts';
import { useWords } from '../../shell/use-words.ts';
import { t } from '../../shell/words.ts';
import { useDeckGame } from '../../sources/decks/use-decks.ts';

interface OptionsSaidProps {
  readonly about: About;
  readonly board: Board;
  readonly words: unknown;
}

export function OptionsSaid({ about, board, words }: OptionsSaidProps) {
  const seats = about.seats.length;
  const fields = board.options(seats, words);
  const played: Readonly<Record<string, unknown>> = {
    ...board.rules.options(seats)(about.options),
  };
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

/** Those who come to the table are told that it is played with other cards. */
function DeckSaid({ game, options }: Pick<About, 'game' | 'options'>) {
  const kind = useDeckGame(gamesWithDecks.includes(game) ? game : undefined)?.kind;
  const words = useWords('decks');
  if (kind === undefined || words === undefined || !Array.isArray(options[kind.option]))
    return null;
  return (
    <div>
      <dt>{words.option}</dt>
      <dd>{words.otherHint}</dd>
    </div>
  );
}
