/**
 * Which card really showed: picked out of those it can be. What was drawn blind is picked by
 * whoever drew it, and seen by nobody else.
 */

import { useSignal } from '@preact/signals';
import type { Words } from '../../../words/en/own-dice.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import type { OwnCards, SeenCard } from '../../kit/contracts/own-cards.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { t } from '../../shell/words.ts';
import type { Session } from '../session.ts';
import type { Asking, Seen } from './asking.ts';

type Options = Readonly<Record<string, unknown>>;

interface CardAskProps {
  readonly session: Session;
  readonly asking: Asking;
  readonly card: SeenCard;
  readonly cards: OwnCards;
  readonly faces: readonly SeatFace[];
  readonly words: Words;
  readonly gameWords: unknown;
}

export function CardAsk({ session, asking, card, cards, faces, words, gameWords }: CardAskProps) {
  const chosen = useSignal<string | undefined>(undefined);
  const options = session.shown.value?.about.options ?? {};
  const name = faces[asking.seat]?.name ?? '';
  const isHidden =
    card.type === 'drawn' && session.isShared && session.handedTo.value !== asking.seat;
  const title =
    card.type === 'drawn'
      ? words.drawn({ from: faces[card.from]?.name ?? '' })
      : words.turnedUp({ pile: card.place + 1 });
  const send = (): void => {
    if (chosen.value !== undefined)
      session.witness(asking, ...seenAs(card, chosen.value, cards, options));
  };
  return (
    <Sheet title={title} closeLabel={t().close} onClose={() => session.unchoose()}>
      {isHidden ? (
        <div class="stack">
          <p>{words.onlyYou({ name })}</p>
          <Button
            kind="main"
            icon="eye"
            onPress={() => {
              session.handedTo.value = asking.seat;
            }}
          >
            {t().curtain.iAm({ name })}
          </Button>
        </div>
      ) : (
        <div class="own-card">
          <cards.Picker
            options={options}
            among={card.among}
            chosen={chosen.value}
            words={gameWords}
            searchLabel={words.search}
            onChoose={(id) => {
              chosen.value = id;
            }}
          />
          <div class="own-card-action">
            <Button kind="main" icon="check" isDisabled={chosen.value === undefined} onPress={send}>
              {chosen.value === undefined ? words.chooseCard : words.confirm}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}

/** Of cards that look the same the table knows which one it was: each is offered. */
function seenAs(
  card: SeenCard,
  id: string,
  { drawnAs, alike }: OwnCards,
  options: Options,
): readonly Seen[] {
  if (card.type === 'turned-up') return [{ revealed: { place: card.place, thing: id } }];
  return alike(options, id).map((one) => ({ answer: { [drawnAs]: one } }));
}
