/**
 * Which colour a pack has: a radio group of packs, face down, in which those that others have are
 * shown as theirs.
 */

import { useEffect, useId, useRef } from 'preact/hooks';
import { PACK_COLOURS, type PackColour } from '../../../protocol.ts';
import type { Words } from '../../../words/en/packs.ts';
import { Card } from '../../kit/things/card.tsx';
import { SeatColours } from './seat-colours.tsx';
import './pack-choice.css';

export interface PackChoiceProps {
  readonly label: string;
  readonly colour: PackColour | undefined;
  readonly words: Words;
  /** It was not there before, and comes into sight. */
  readonly isUnfolding?: boolean;
  /** The name of who has it, so that it can't be had; undefined for a free one. */
  holder(colour: PackColour): string | undefined;
  onChoose(colour: PackColour): void;
}

export function PackChoice({
  label,
  colour: now,
  words,
  isUnfolding,
  holder,
  onChoose,
}: PackChoiceProps) {
  const group = useId();
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUnfolding) self.current?.scrollIntoView({ block: 'nearest' });
  }, [isUnfolding]);
  return (
    <div ref={self} class="pack-choice" role="radiogroup" aria-labelledby={`${group}-title`}>
      <p id={`${group}-title`}>{label}</p>
      <div class="pack-choice-row">
        {PACK_COLOURS.map((colour) => {
          const name = holder(colour);
          return (
            <label key={colour} class="pack-choice-one">
              <input
                type="radio"
                name={group}
                checked={colour === now}
                disabled={name !== undefined}
                onChange={() => onChoose(colour)}
              />
              <span class="pack-choice-card" aria-hidden="true">
                <SeatColours colours={[colour]}>
                  <Card hue={0} size="small" label="" isFaceDown />
                </SeatColours>
              </span>
              <span class="pack-choice-name">{words.names[colour]}</span>
              {name === undefined ? null : <small>{words.takenBy(name)}</small>}
            </label>
          );
        })}
      </div>
    </div>
  );
}
