/** One seat before the start: somebody, a bot of some level, or nobody yet. */

import { LEVELS, type Level } from '../../bots/bot.ts';
import type { Seat } from '../../game.ts';
import type { About, Deed } from '../../protocol.ts';
import { t } from '../app/words.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { nameOf } from './seating.ts';
import { newSeed } from './seed.ts';
import type { Session } from './session.ts';

interface LobbySeatProps {
  readonly session: Session;
  readonly about: About;
  readonly seat: Seat;
  readonly mine: Seat | null;
  readonly isHost: boolean;
  act(deed: Deed): void;
}

export function LobbySeat({ session, about, seat, mine, isHost, act }: LobbySeatProps) {
  const sitter = about.seats[seat] ?? null;
  const name = nameOf(sitter, seat, about);
  const mark = session.board.rules.side(about.seats.length, seat);
  const isHere = session.presence.value?.seats[seat] === true;
  return (
    <li class={`lobby-seat${sitter === null ? ' is-free' : ''}`}>
      <SeatMark seat={mark} size={28} />
      <span class="lobby-name">
        <span>{name}</span>
        <small>{sitter === null ? t().lobby.free : detail(about, seat, mine, isHere)}</small>
      </span>
      {sitter?.type === 'bot' && isHost ? <LevelChoice seat={seat} level={sitter.level} name={name} act={act} /> : null}
      {sitter === null && mine === null ? (
        <Button onPress={() => act({ type: 'sit', seat, seed: newSeed() })}>{t().lobby.sitHere}</Button>
      ) : null}
      {sitter === null && mine !== null && !isHost ? (
        <Button onPress={() => act({ type: 'swap', seat: mine, with: seat })}>{t().lobby.moveHere}</Button>
      ) : null}
      {sitter === null && isHost && mine !== null ? (
        <Button icon="bot" onPress={() => act({ type: 'bot', seat, level: 'casual' })}>
          {t().lobby.addBot}
        </Button>
      ) : null}
      {isHost && mine !== null && seat !== mine ? (
        <IconButton icon="swap" label={t().lobby.moveHere} onPress={() => act({ type: 'swap', seat: mine, with: seat })} />
      ) : null}
      {seat === mine ? <IconButton icon="close" label={t().lobby.stand} onPress={() => act({ type: 'stand' })} /> : null}
      {sitter !== null && isHost && seat !== mine ? (
        <IconButton icon="close" label={t().lobby.remove({ name })} onPress={() => act({ type: 'remove', seat })} />
      ) : null}
    </li>
  );
}

function detail(about: About, seat: Seat, mine: Seat | null, isHere: boolean): string {
  const sitter = about.seats[seat] ?? null;
  if (sitter === null) return t().lobby.free;
  if (sitter.type === 'bot') return t().levels[sitter.level].hint;
  const parts = [
    ...(seat === mine ? [t().table.you] : []),
    ...(sitter.person === about.host ? [t().lobby.host] : []),
    ...(sitter.type === 'program' ? [t().table.program] : []),
    ...(isHere || seat === mine ? [] : [t().table.away]),
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
      <select value={level} onChange={(event) => act({ type: 'bot', seat, level: event.currentTarget.value as Level })}>
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {t().levels[one].name}
          </option>
        ))}
      </select>
    </label>
  );
}
