/**
 * Who plays around this device: names to change, colours to choose, and a bot where nobody sits.
 */

import { type Signal, useSignal } from '@preact/signals';
import { LIMITS, type PackColour } from '../../../protocol.ts';
import { coloursOf } from '../../../tables/fold/colours.ts';
import type { Words as Packs } from '../../../words/en/packs.ts';
import { Toggle } from '../../kit/controls/toggle.tsx';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { t } from '../../shell/words.ts';
import { PackButton } from '../../stage/packs/pack-button.tsx';
import { PackChoice } from '../../stage/packs/pack-choice.tsx';

interface PlayersProps {
  readonly count: number;
  readonly names: Signal<readonly string[]>;
  readonly bots: Signal<readonly boolean[]>;
  /** Where everybody has a pack, and chooses its colour. */
  readonly packs: Packs | undefined;
  /** By seat, the colours that were chosen. */
  readonly wished: readonly (PackColour | undefined)[];
  wish(seat: number, colour: PackColour): void;
}

export function Players({ count, names, bots, packs, wished, wish }: PlayersProps) {
  /** The seat whose colour is being chosen. */
  const choosing = useSignal<number | undefined>(undefined);
  const colours = coloursOf(wished);
  const nameOf = (seat: number): string => names.value[seat] ?? '';
  const holder = (colour: PackColour, mine: number): string | undefined => {
    const seat = wished.indexOf(colour);
    return seat < 0 || seat === mine ? undefined : nameOf(seat);
  };
  return (
    <ol class="new-players" aria-label={t().table.players}>
      {Array.from({ length: count }, (_, seat) => {
        const isBot = bots.value[seat] === true;
        const colour = isBot ? undefined : colours[seat];
        const isChoosing = choosing.value === seat;
        return (
          <li key={seat}>
            {packs === undefined || colour === undefined ? (
              <SeatMark seat={seat} size={28} />
            ) : (
              <PackButton
                seat={seat}
                label={packs.now(packs.of(nameOf(seat)), packs.names[colour])}
                isOpen={isChoosing}
                onToggle={() => {
                  choosing.value = isChoosing ? undefined : seat;
                }}
              />
            )}
            <label class="field">
              <span class="visually-hidden">{t().newTable.nameOf({ seat: seat + 1 })}</span>
              <input
                value={isBot ? t().newTable.bot : nameOf(seat)}
                disabled={isBot}
                maxLength={LIMITS.name}
                autocomplete="off"
                onInput={(event) => {
                  names.value = withAt(names.value, seat, event.currentTarget.value);
                }}
              />
            </label>
            {seat === 0 ? null : (
              <Toggle
                label={t().newTable.bot}
                isOn={isBot}
                onChange={(isOn) => {
                  bots.value = withAt(bots.value, seat, isOn);
                }}
              />
            )}
            {packs === undefined || colour === undefined || !isChoosing ? null : (
              <PackChoice
                label={packs.of(nameOf(seat))}
                colour={colour}
                words={packs}
                isUnfolding
                holder={(one) => holder(one, seat)}
                onChoose={(one) => wish(seat, one)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function withAt<T>(list: readonly T[], at: number, value: T): readonly T[] {
  const copy = [...list];
  copy[at] = value;
  return copy;
}
