/** Before a table around this device is opened: whose dice, and whose cards. */

import type { Signal } from '@preact/signals';
import type { Own } from '../../../tables/fold/own.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { hasOwnCards } from '../../shell/own-cards.ts';
import { useWords } from '../../shell/use-words.ts';

export type WhoseDice = 'page' | Own;

interface OwnChoiceProps {
  readonly game: string;
  readonly value: Signal<WhoseDice>;
  /** Somebody who holds no real cards sits at the table. */
  readonly hasBots: boolean;
}

export function OwnChoice({ game, value, hasBots }: OwnChoiceProps) {
  const words = useWords('own-dice');
  if (words === undefined) return null;
  const { choice } = words;
  const mayBeCards = hasOwnCards(game) && !hasBots;
  return (
    <Choice<WhoseDice>
      label={choice.title}
      value={value.value === 'dice-and-cards' && !mayBeCards ? 'dice' : value.value}
      choices={[
        { value: 'page', label: choice.page, hint: choice.pageHint },
        { value: 'dice', label: choice.own, hint: choice.ownHint },
        ...(mayBeCards
          ? [{ value: 'dice-and-cards', label: choice.cards, hint: choice.cardsHint } as const]
          : []),
      ]}
      onChange={(chosen) => {
        value.value = chosen;
      }}
    />
  );
}
