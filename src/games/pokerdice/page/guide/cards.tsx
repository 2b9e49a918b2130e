/** The ten cards in a table: how they look, what they ask for, what they are worth. */

import type { Picture, PictureProps } from '../../../../web/kit/contracts/guide.ts';
import { OBJECTIVES, POINTS } from '../../rules/objectives.ts';
import type { Words } from '../../words/en/page.ts';
import type { Words as RulesWords } from '../../words/en/rules.ts';
import { Pattern } from '../board/pattern.tsx';
import './guide.css';

function Cards({ words, say }: PictureProps<Words, RulesWords>) {
  return (
    <ul class="pokerdice-kinds">
      {OBJECTIVES.map((card) => (
        <li key={card}>
          <span class="pokerdice-kind-pattern">
            <Pattern card={card} />
          </span>
          <strong>{say(words.cards[card].name)}</strong>
          <span>{say(words.cards[card].rule)}</span>
          <span class="numeral">{say(words.points(POINTS[card]))}</span>
        </li>
      ))}
    </ul>
  );
}

export const cards: Picture<Words, RulesWords> = {
  rules: ['P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10', 'P11', 'P12', 'P13'],
  texts: (words) =>
    OBJECTIVES.flatMap((card) => [
      words.cards[card].name,
      words.cards[card].rule,
      words.points(POINTS[card]),
    ]),
  Drawing: Cards,
};
