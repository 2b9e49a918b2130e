/** Before a game with real cards: which card lies on top of each pile. */

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OwnCards } from '../../kit/contracts/own-cards.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { loadOwnCards } from '../../shell/own-cards.ts';
import { useWords } from '../../shell/use-words.ts';
import { t } from '../../shell/words.ts';
import './tops.css';

interface TopsProps {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly gameWords: unknown;
  /** By pile; empty texts if nothing is said yet. */
  readonly tops: Signal<readonly string[]>;
}

export function Tops({ game, options, gameWords, tops }: TopsProps) {
  const words = useWords('own-dice');
  const cards = useSignal<OwnCards | undefined>(undefined);
  const picking = useSignal<number | undefined>(undefined);
  const deck = JSON.stringify(options);
  useEffect(() => {
    loadOwnCards(game).then((loaded) => {
      cards.value = loaded;
      tops.value = new Array<string>(loaded.places).fill('');
    });
  }, [game, deck, cards, tops]);
  const own = cards.value;
  if (words === undefined || own === undefined) return null;
  const place = picking.value;
  const others = tops.value.filter((_, pile) => pile !== place);
  return (
    <fieldset class="own-tops">
      <legend>{words.tops.title}</legend>
      <p class="hint">{words.tops.how}</p>
      <div class="own-piles">
        {tops.value.map((top, pile) => (
          <div key={pile} class="own-pile">
            <span>{words.tops.pile({ place: pile + 1 })}</span>
            {top === '' ? (
              <Button
                onPress={() => pick(picking, pile)}
                label={`${words.tops.pile({ place: pile + 1 })}: ${words.tops.none}`}
              >
                {words.tops.none}
              </Button>
            ) : (
              <own.Card
                options={options}
                id={top}
                words={gameWords}
                onPress={() => pick(picking, pile)}
              />
            )}
          </div>
        ))}
      </div>
      {place === undefined ? null : (
        <Sheet
          title={words.turnedUp({ pile: place + 1 })}
          closeLabel={t().close}
          onClose={() => pick(picking, undefined)}
        >
          <own.Picker
            options={options}
            among={own.all(options).filter((id) => !others.includes(id))}
            chosen={tops.value[place]}
            words={gameWords}
            searchLabel={words.search}
            onChoose={(id) => {
              tops.value = tops.value.with(place, id);
              pick(picking, undefined);
            }}
          />
        </Sheet>
      )}
    </fieldset>
  );
}

function pick(picking: Signal<number | undefined>, pile: number | undefined): void {
  picking.value = pile;
}
