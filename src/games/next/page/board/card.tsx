/**
 * A card of NEXT! drawn: its places as small dice, its points in the corners, its action as a sign.
 */

import { Icon, type IconName } from '../../../../web/kit/controls/icon.tsx';
import { Card as PlayingCard } from '../../../../web/kit/things/card.tsx';
import { MiniDie } from '../../../../web/kit/things/die.tsx';
import type { Action, Card, Colour } from '../../rules/cards.ts';
import type { Words } from '../../words/en/page.ts';
import { coloursOf, labelOf, nameOf } from '../../words/naming.ts';
import './card.css';

export interface FaceProps {
  readonly card: Card;
  readonly words: Words;
  readonly size?: 'small' | 'medium' | 'large';
  /** Instead of the card in words alone. */
  readonly label?: string;
  readonly isLit?: boolean;
  readonly isChosen?: boolean;
  readonly isLocked?: boolean;
  readonly isPressed?: boolean;
  readonly flipId?: number;
  readonly onPress?: (() => void) | undefined;
}

export function CardFace({ card, words, label, ...rest }: FaceProps) {
  return (
    <PlayingCard
      {...rest}
      value={card.points}
      label={label ?? labelOf(card, words)}
      {...('groups' in card && rest.size === 'large' && { title: nameOf(card, words) })}
    >
      <Pattern card={card} />
      {card.action === undefined ? null : <ActionSign action={card.action} />}
    </PlayingCard>
  );
}

/** Dice of any colour stand in a frame that says “all of one colour”; exact colours need none. */
export function Pattern({ card }: { readonly card: Card }) {
  const groups: readonly (readonly [Colour | undefined, number])[] =
    'groups' in card ? card.groups.map((size) => [undefined, size]) : coloursOf(card);
  return (
    <span class="next-pattern" aria-hidden="true">
      {groups.map(([colour, size], at) => (
        <span
          key={`${at} ${colour}`}
          class={`next-group${colour === undefined ? ' is-framed' : ''}`}
          style={{ '--columns': columnsOf(size) }}
        >
          {Array.from({ length: size }, (_, die) => (
            <MiniDie key={die} face={colour} />
          ))}
        </span>
      ))}
    </span>
  );
}

function columnsOf(size: number): number {
  if (size === 4) return 2;
  return Math.min(size, 3);
}

const SIGNS: Readonly<Record<Action, readonly IconName[]>> = {
  replay: ['again'],
  steal: ['steal'],
  swap: ['swap'],
  'super-swap': ['swap', 'swap'],
};

export function ActionSign({ action }: { readonly action: Action }) {
  return (
    <span class={`next-sign next-sign-${action}`} aria-hidden="true">
      {SIGNS[action].map((name, at) => (
        <Icon key={at} name={name} />
      ))}
    </span>
  );
}

/** A face-down card: nothing on it tells it from another. */
export function CardBack({
  label,
  onPress,
  isPressed,
}: {
  readonly label: string;
  readonly onPress?: () => void;
  readonly isPressed?: boolean;
}) {
  return (
    <PlayingCard
      isFaceDown
      size="small"
      label={label}
      {...(onPress !== undefined && { onPress })}
      {...(isPressed !== undefined && { isPressed, isChosen: isPressed })}
    />
  );
}
