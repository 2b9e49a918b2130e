/** A card is tapped together: its pattern, its points, its action. */

import { useSignal } from '@preact/signals';
import type { CardFormProps } from '../../../../web/kit/contracts/deck-kind.ts';
import { Button } from '../../../../web/kit/controls/button.tsx';
import { Choice } from '../../../../web/kit/controls/choice.tsx';
import { Stepper } from '../../../../web/kit/controls/stepper.tsx';
import { Die } from '../../../../web/kit/things/die.tsx';
import { ACTIONS, type Card, COLOURS } from '../../rules/cards.ts';
import type { Words as DeckWords } from '../../words/en/decks.ts';
import type { Words } from '../../words/en/page.ts';
import { nameOf } from '../../words/naming.ts';
import { Pattern } from '../board/card.tsx';
import {
  cardOf,
  type Draft,
  draftOf,
  EMPTY,
  PATTERNS,
  placesOf,
  withColour,
  withGroups,
} from './draft.ts';
import './form.css';

const MOST_POINTS = 999;

export function Form({ card, words, says, onChange }: CardFormProps<Words, DeckWords>) {
  const draft = useSignal<Draft>(card === undefined ? EMPTY : draftOf(card as Card));
  const set = (next: Draft): void => {
    draft.value = next;
    onChange(cardOf(next));
  };
  const now = draft.value;
  return (
    <div class="next-form">
      <Choice
        label={says.pattern}
        value={now.kind}
        choices={[
          { value: 'any', label: says.any },
          { value: 'exact', label: says.exact },
        ]}
        onChange={(kind) => set({ ...now, kind })}
      />
      {now.kind === 'any' ? (
        <fieldset class="next-form-patterns">
          <legend class="visually-hidden">{says.pattern}</legend>
          {PATTERNS.map((groups) => (
            <GroupsButton
              key={groups.join('+')}
              groups={groups}
              words={words}
              isPressed={now.groups.join() === groups.join()}
              onPress={() => set(withGroups(now, groups))}
            />
          ))}
        </fieldset>
      ) : (
        <Colours draft={now} words={words} says={says} set={set} />
      )}
      <Stepper
        label={says.points}
        value={now.points}
        min={0}
        max={MOST_POINTS}
        onChange={(points) => set({ ...now, points })}
        lessLabel={says.less}
        moreLabel={says.more}
      />
      <Choice
        label={says.action}
        value={now.action}
        choices={[
          { value: 'none' as const, label: says.none },
          ...ACTIONS.map((value) => ({
            value,
            label: words.action[value].name,
            hint: words.action[value].rule,
          })),
        ]}
        onChange={(action) => set({ ...now, action })}
      />
    </div>
  );
}

interface GroupsButtonProps {
  readonly groups: readonly number[];
  readonly words: Words;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

function GroupsButton({ groups, words, isPressed, onPress }: GroupsButtonProps) {
  const card: Card = { id: '', points: 0, groups };
  return (
    <button
      type="button"
      class="next-form-pattern"
      aria-pressed={isPressed}
      aria-label={nameOf(card, words)}
      onClick={onPress}
    >
      <Pattern card={card} />
    </button>
  );
}

interface ColoursProps {
  readonly draft: Draft;
  readonly words: Words;
  readonly says: DeckWords;
  set(draft: Draft): void;
}

/** Each touch adds a die of that colour. */
function Colours({ draft, words, says, set }: ColoursProps) {
  const card: Card = { id: '', points: 0, colours: draft.colours };
  const isEmpty = placesOf(draft.colours) === 0;
  return (
    <fieldset class="next-form-colours">
      <legend class="visually-hidden">{says.exact}</legend>
      <div class="next-form-dice">
        {COLOURS.map((colour) => (
          <Die
            key={colour}
            face={colour}
            label={says.addDie({ face: words.power.face(colour) })}
            onPress={() => set(withColour(draft, colour))}
          />
        ))}
      </div>
      <div class="next-form-made" role="status">
        {isEmpty ? <span class="hint">{says.tapColours}</span> : <Pattern card={card} />}
        {isEmpty ? null : <span class="visually-hidden">{nameOf(card, words)}</span>}
      </div>
      <Button kind="plain" isDisabled={isEmpty} onPress={() => set({ ...draft, colours: {} })}>
        {says.clear}
      </Button>
    </fieldset>
  );
}
