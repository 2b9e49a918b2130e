/** Who plays around this device: names to change, and a bot where nobody sits. */

import type { Signal } from '@preact/signals';
import { LIMITS } from '../../protocol.ts';
import { t } from '../app/words.ts';
import { SeatMark } from '../kit/seat-mark.tsx';
import { Toggle } from '../kit/toggle.tsx';

interface PlayersProps {
  readonly count: number;
  readonly names: Signal<readonly string[]>;
  readonly bots: Signal<readonly boolean[]>;
}

export function Players({ count, names, bots }: PlayersProps) {
  return (
    <ol class="new-players" aria-label={t().table.players}>
      {Array.from({ length: count }, (_, seat) => {
        const isBot = bots.value[seat] === true;
        return (
          <li key={seat}>
            <SeatMark seat={seat} size={28} />
            <label class="field">
              <span class="visually-hidden">{t().newTable.nameOf({ seat: seat + 1 })}</span>
              <input
                value={isBot ? t().newTable.bot : (names.value[seat] ?? '')}
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
