/**
 * The three piles. A card that can be had glows; a locked one wears a padlock; every one says what
 * it is when touched.
 */

import { Icon } from '../../../../web/kit/controls/icon.tsx';
import { aboutOf, labelOf, nameOf } from '../../words/naming.ts';
import { CardFace } from './card.tsx';
import { touchPile } from './selection.ts';
import { type Standing, standingOf } from './standing.ts';
import type { Props, Touches } from './touches.tsx';

interface PilesProps extends Props {
  readonly touches: Touches;
  readonly isTumbling: boolean;
}

export function Piles(props: PilesProps) {
  return (
    <fieldset class="next-piles">
      <legend class="next-unseen">{props.words.piles.label}</legend>
      {props.view.piles.map((_, pile) => (
        <Pile key={pile} {...props} pile={pile} />
      ))}
    </fieldset>
  );
}

function Pile({ pile, ...props }: PilesProps & { readonly pile: number }) {
  const { view, words, touches, event, n, isMoving, isTumbling } = props;
  const { choices, selection } = touches;
  const { top, left } = view.piles[pile] as Props['view']['piles'][number];
  const standing = standingOf(view, pile, choices, selection, isTumbling);
  const why = whyOf(standing, props);
  if (top === null) {
    return (
      <div class="next-pile is-empty">
        <button
          type="button"
          class="next-gone"
          aria-label={words.piles.said(pile + 1, [words.piles.empty])}
          onClick={() => touches.say(why)}
        >
          {words.piles.empty}
        </button>
      </div>
    );
  }
  const isTurned = isMoving && event?.move.type === 'take' && event.move.pile === pile;
  const badge = badgeOf(standing, props);
  const said = [
    labelOf(top, words),
    ...(badge === null ? [] : [badge]),
    words.piles.left({ count: left }),
  ];
  return (
    <div class={`next-pile is-${standing}`} style={{ '--deep': Math.min(left - 1, 8) }}>
      <CardFace
        card={top}
        words={words}
        size="large"
        label={words.piles.said(pile + 1, said)}
        isLit={
          standing === 'takeable' ||
          standing === 'chosen' ||
          standing === 'made' ||
          standing === 'would-make'
        }
        isChosen={standing === 'chosen'}
        isLocked={standing === 'locked'}
        isPressed={standing === 'chosen'}
        flipId={isTurned ? n : 0}
        onPress={() => {
          const next = touchPile(selection, pile, choices);
          touches.touch(
            next,
            standing === 'locked'
              ? words.piles.lockedCard(nameOf(top, words), why)
              : `${aboutOf(top, words)} ${why}`,
          );
          if (next !== undefined && top.action !== undefined) touches.say(aboutOf(top, words));
        }}
      />
      <span class="next-count" aria-hidden="true">
        {left}
      </span>
      {badge === null ? null : (
        <span class={`next-badge next-badge-${standing}`} aria-hidden="true">
          <Icon name={standing === 'locked' || standing === 'would-lock' ? 'lock' : 'check'} />
          {badge}
        </span>
      )}
    </div>
  );
}

function badgeOf(standing: Standing, { words }: PilesProps): string | null {
  switch (standing) {
    case 'locked':
      return words.piles.locked;
    case 'would-lock':
      return words.piles.wouldLock;
    case 'would-make':
      return words.piles.wouldMake;
    case 'takeable':
    case 'chosen':
    case 'made':
      return words.piles.made;
    default:
      return null;
  }
}

function whyOf(standing: Standing, { view, seats, words }: PilesProps): string {
  const { why } = words.piles;
  if (standing !== 'locked') return why[standing];
  return seats[view.turn]?.isMe === true
    ? why.lockedByMe
    : why.lockedBy({ name: seats[view.turn]?.name ?? '' });
}
