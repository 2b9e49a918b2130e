/** One seat before the start: somebody, a bot of some level, or nobody yet. */

import { useSignal } from '@preact/signals';
import { LEVELS, type Level } from '../../../bots/bot.ts';
import type { Seat } from '../../../game.ts';
import type { About, Deed, PackColour } from '../../../protocol.ts';
import type { Words as Packs } from '../../../words/en/packs.ts';
import { Button, IconButton } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { set } from '../../shell/settings.ts';
import { t } from '../../shell/words.ts';
import { PackButton } from '../../stage/packs/pack-button.tsx';
import { PackChoice } from '../../stage/packs/pack-choice.tsx';
import { isKept, nameOf } from '../../stage/people/seating.ts';
import type { Session } from '../../stage/session.ts';
import { sitting } from './sitting.ts';

interface LobbySeatProps {
  readonly session: Session;
  readonly about: About;
  readonly seat: Seat;
  readonly mine: Seat | null;
  readonly isHost: boolean;
  /** Nobody sits again whom the host has taken off. */
  readonly isRemoved: boolean;
  /** Only if everybody has a pack, and chooses its colour. */
  readonly packs: Packs | undefined;
  act(deed: Deed): void;
}

export function LobbySeat({
  session,
  about,
  seat,
  mine,
  isHost,
  isRemoved,
  packs,
  act,
}: LobbySeatProps) {
  const isChoosing = useSignal(false);
  const sitter = about.seats[seat] ?? null;
  const name = nameOf(sitter, seat, about);
  const mark = session.board.rules.side(about.seats.length, seat);
  const colour = seat === mine ? about.colours?.[seat] : undefined;
  const isHere = session.presence.value?.seats[seat] === true;
  return (
    <li class={`lobby-seat${sitter === null || isKept(sitter) ? ' is-free' : ''}`}>
      {colour === undefined || packs === undefined ? (
        <SeatMark seat={mark} size={28} />
      ) : (
        <PackButton
          seat={mark}
          label={packs.now(packs.title, packs.names[colour])}
          isOpen={isChoosing.value}
          onToggle={() => {
            isChoosing.value = !isChoosing.value;
          }}
        />
      )}
      <span class="lobby-name">
        <span>{name}</span>
        <small>{sitter === null ? t().lobby.free : detail(about, seat, mine, isHere)}</small>
      </span>
      {sitter?.type === 'bot' && isHost ? (
        <LevelChoice seat={seat} level={sitter.level} name={name} act={act} />
      ) : null}
      {sitter === null && mine === null && !isRemoved ? (
        <Button onPress={() => act(sitting(about, seat))}>{t().lobby.sitHere}</Button>
      ) : null}
      {sitter === null && mine !== null && !isHost ? (
        <Button onPress={() => act({ type: 'swap', seat: mine, with: seat })}>
          {t().lobby.moveHere}
        </Button>
      ) : null}
      {sitter === null && isHost && mine !== null ? (
        <Button icon="bot" onPress={() => act({ type: 'bot', seat, level: 'casual' })}>
          {t().lobby.addBot}
        </Button>
      ) : null}
      {isHost && mine !== null && seat !== mine ? (
        <IconButton
          icon="swap"
          label={t().lobby.moveHere}
          onPress={() => act({ type: 'swap', seat: mine, with: seat })}
        />
      ) : null}
      {seat === mine ? (
        <IconButton icon="close" label={t().lobby.stand} onPress={() => act({ type: 'stand' })} />
      ) : null}
      {sitter !== null && isHost && seat !== mine ? (
        <IconButton
          icon="close"
          label={t().lobby.remove({ name })}
          onPress={() => act({ type: 'remove', seat })}
        />
      ) : null}
      {colour !== undefined && packs !== undefined && isChoosing.value ? (
        <PackChoice
          label={packs.title}
          colour={colour}
          words={packs}
          isUnfolding
          holder={(one) => holderOf(about, one, seat)}
          onChoose={(wish) => {
            set({ colour: wish });
            act({ type: 'colour', colour: wish });
          }}
        />
      ) : null}
    </li>
  );
}

/** The name of the person who has this colour; a bot gives way. */
function holderOf(about: About, colour: PackColour, mine: Seat): string | undefined {
  const seat = about.colours?.indexOf(colour) ?? -1;
  const sitter = about.seats[seat];
  return seat === mine || sitter === null || sitter === undefined || sitter.type === 'bot'
    ? undefined
    : nameOf(sitter, seat, about);
}

function detail(about: About, seat: Seat, mine: Seat | null, isHere: boolean): string {
  const sitter = about.seats[seat] ?? null;
  if (sitter === null) return t().lobby.free;
  if (sitter.type === 'bot') return t().levels[sitter.level].hint;
  const parts = [
    ...(seat === mine ? [t().table.you] : []),
    ...(sitter.person === about.host ? [t().lobby.host] : []),
    ...(sitter.type === 'program' ? [t().table.program] : []),
    ...(seat === mine
      ? []
      : isKept(sitter)
        ? [t().lobby.expected]
        : isHere
          ? []
          : [t().table.away]),
  ];
  return parts.length === 0 ? t().lobby.here : parts.join(' · ');
}

interface LevelChoiceProps {
  readonly seat: Seat;
  readonly level: Level;
  readonly name: string;
  act(deed: Deed): void;
}

function LevelChoice({ seat, level, name, act }: LevelChoiceProps) {
  return (
    <label class="level-choice">
      <span class="visually-hidden">{t().lobby.levelOf({ name })}</span>
      <Icon name="bot" />
      <select
        value={level}
        onChange={(event) => act({ type: 'bot', seat, level: event.currentTarget.value as Level })}
      >
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {t().levels[one].name}
          </option>
        ))}
      </select>
    </label>
  );
}
