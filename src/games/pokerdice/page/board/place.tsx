/**
 * A player's place on the table: empty until a card lies there, face down until it is turned up,
 * then what became of it.
 */

import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SeatFace } from '../../../../web/kit/contracts/board.ts';
import { Icon } from '../../../../web/kit/controls/icon.tsx';
import { CupMark } from '../../../../web/kit/things/cup.tsx';
import { isMotionReduced } from '../../../../web/kit/things/motion.ts';
import { SeatMark } from '../../../../web/kit/things/seat-mark.tsx';
import type { Objective } from '../../rules/objectives.ts';
import type { Words } from '../../words/en/page.ts';
import { Face } from './card.tsx';
import type { Verdict } from './outcome.ts';
import { TRAVEL } from './reveal.ts';
import './place.css';

export interface PlaceProps {
  readonly face: SeatFace;
  readonly isThrower: boolean;
  /** As they are drawn now: null is face down. */
  readonly cards: readonly (Objective | null)[];
  /** One for each card, once it is judged. */
  readonly verdicts: readonly Verdict[];
  /** The cards that have come to the thrower's place. */
  readonly captures: number;
  readonly decks: number;
  /** One for each place of a card, in words. */
  readonly labels: readonly string[];
  /** What is captured flies there, while it is being shown. */
  readonly flyTo: RefObject<HTMLElement | null> | null;
  readonly cardsRef: RefObject<HTMLElement | null> | undefined;
  readonly flipId: number;
  readonly words: Words;
  onTouch(): void;
}

const COPIES = [0, 1] as const;

export function Place(props: PlaceProps) {
  const { face, isThrower, cards, verdicts, captures, decks, words, cardsRef } = props;
  return (
    <li class={`pokerdice-place${isThrower ? ' is-thrower' : ''}${face.isMe ? ' is-me' : ''}`}>
      <span class="pokerdice-name">
        <SeatMark seat={face.seat} size={14} />
        <span>{face.isMe ? words.you : face.name}</span>
      </span>
      <span class="pokerdice-laid" ref={cardsRef as RefObject<HTMLSpanElement | null>}>
        {COPIES.slice(0, decks).map((copy) => (
          <Lying
            key={copy}
            {...props}
            card={cards[copy]}
            verdict={verdicts[copy]}
            label={props.labels[copy] ?? ''}
          />
        ))}
        {isThrower ? (
          <span class="pokerdice-cup" title={words.thrower}>
            <CupMark size={16} />
            <span class="visually-hidden">{words.thrower}</span>
          </span>
        ) : null}
        {captures > 0 ? (
          <span class="pokerdice-captures" key={captures}>
            <span aria-hidden="true">{words.fate.captures({ count: captures })}</span>
            <span class="visually-hidden">{words.fate.capturesLabel(face, captures)}</span>
          </span>
        ) : null}
      </span>
    </li>
  );
}

interface LyingProps extends PlaceProps {
  readonly card: Objective | null | undefined;
  readonly verdict: Verdict | undefined;
  readonly label: string;
}

/** One card of a place, or where it will lie. */
function Lying({ face, card, verdict, label, flyTo, flipId, words, onTouch }: LyingProps) {
  if (card === undefined) return <span class="pokerdice-spot" role="img" aria-label={label} />;
  return (
    <span class={`pokerdice-lying${verdict === undefined ? '' : ` is-${verdict.fate}`}`}>
      <Face
        owner={face.seat}
        card={card}
        words={words}
        label={label}
        isLit={verdict?.fate === 'won'}
        isSpent={verdict !== undefined && verdict.fate !== 'won'}
        flipId={flipId}
        onPress={onTouch}
      />
      {verdict === undefined ? null : <Fate verdict={verdict} words={words} />}
      {verdict?.fate === 'captured' && flyTo !== null && card !== null && !isMotionReduced.value ? (
        <Flight to={flyTo}>
          <Face owner={face.seat} card={card} words={words} label="" />
        </Flight>
      ) : null}
    </span>
  );
}

/** On the card, in a sign and a number; in words the card's label says it. */
export function Fate({ verdict, words }: { readonly verdict: Verdict; readonly words: Words }) {
  return (
    <span class={`pokerdice-fate is-${verdict.fate}`} aria-hidden="true">
      <Icon name={verdict.fate === 'won' ? 'check' : 'close'} />
      {verdict.fate === 'won' ? words.fate.won({ count: verdict.points }) : null}
      {verdict.fate === 'out' ? words.fate.out : null}
      {verdict.fate === 'captured' && verdict.to !== null ? (
        <>
          <span class="pokerdice-arrow">→</span>
          <SeatMark seat={verdict.to} size={12} />
        </>
      ) : null}
    </span>
  );
}

/**
 * A copy of a captured card on its way to who captured it; the card itself stays and says what
 * became of it.
 */
function Flight({
  to,
  children,
}: {
  readonly to: RefObject<HTMLElement | null>;
  readonly children: ComponentChildren;
}) {
  const self = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [from, target] = [
      self.current?.getBoundingClientRect(),
      to.current?.getBoundingClientRect(),
    ];
    if (from === undefined || target === undefined) return;
    const x = target.left + target.width / 2 - from.left - from.width / 2;
    const y = target.top + target.height / 2 - from.top - from.height / 2;
    const path = [
      { transform: 'none', opacity: 1 },
      {
        transform: `translate(${x / 2}px, ${y / 2 - from.height / 2}px) scale(1.08) rotate(-6deg)`,
        opacity: 1,
        offset: 0.45,
      },
      { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0 },
    ];
    const flight = self.current?.animate(path, {
      duration: TRAVEL,
      easing: 'ease-in-out',
      fill: 'forwards',
    });
    return () => flight?.cancel();
  }, []);
  return (
    <span class="pokerdice-flight" ref={self} aria-hidden="true">
      {children}
    </span>
  );
}
