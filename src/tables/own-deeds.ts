/**
 * What follows when somebody says what really happened on the table before him. Around one device all sit together, so whoever holds it
 * may say it for anybody; the rules decide whether it can be.
 */

import { sameJson } from '../dice/same.ts';
import type { Event, Kinds } from '../game.ts';
import { readEvent } from '../record.ts';
import { fields, object, type Read, Refusal, text, whole } from '../shape.ts';
import { type Decided, decideForBot, isRefused } from './deeds.ts';
import type { Entry } from './journal.ts';
import type { OnlineTable } from './online-table.ts';
import { isSeen, needsSeeing, turnsUp } from './own.ts';
import { type Refused, refused } from './refused.ts';
import type { BotWaits } from './surroundings.ts';

/** Something that came to lie on top at a place. */
export const revealed = fields({ place: whole(0, 31), thing: text });
export type Revealed = Read<typeof revealed>;

/** What really happened: a move with what the dice showed or which card was drawn, as a record spells it; and what came to lie on top. */
export const witnessed = fields({ event: object }, { revealed });
export type Witnessed = Read<typeof witnessed>;

/** After he had seen so much of the table. What a bot waits for is the bot's choice, and nobody else's. */
export function decideWitnessed(
  table: OnlineTable,
  said: Witnessed,
  waits: BotWaits | undefined,
  seen: number,
  now: number,
): Decided {
  try {
    const { seat } = said.event;
    const isOfBot = typeof seat === 'number' && table.isPlayedByBot(seat);
    if (isOfBot && !isChosen(said, waits)) return refused('stale', 'stale');
    return decide(table, readEvent(table.game, said.event), said.revealed, seen, now);
  } catch (error) {
    if (error instanceof Refusal) return refused('illegal', 'rules', error.message);
    throw error;
  }
}

function isChosen({ event }: Witnessed, waits: BotWaits | undefined): boolean {
  if (waits === undefined || event['seat'] !== waits.seat) return false;
  return Object.entries(waits.move).every(([key, value]) => sameJson(event[key], value));
}

function decide(
  table: OnlineTable,
  { seat, move, answer }: Event,
  revealed: Revealed | undefined,
  seen: number,
  at: number,
): Decided {
  const { table: game, opening } = table;
  if (table.status !== 'running' || game === undefined) return refused('not-running', 'not-running');
  if (!game.toMove.includes(seat)) return refused('illegal', 'rules', `seat ${seat} is not to move`);
  if (seen < (table.askedAt[seat] as number)) return refused('stale', 'stale');
  if (!needsSeeing(table, seat, move)) return refused('illegal', 'rules', 'here chance is for the table to say');
  const mayAnswer = isSeen(table.game, opening.own, move.type);
  if (mayAnswer !== (answer !== undefined)) return refused('illegal', 'rules', 'here chance is for the table to say');
  const shown = shows(table, seat, move, revealed, at);
  if (isRefused(shown)) return shown;
  const played = table.isPlayedByBot(seat)
    ? decideForBot(table, seat, move, at, false, answer)
    : playedBy(table, { seat, move, ...(answer !== undefined && { answer }) }, at);
  return isRefused(played) ? played : [...shown, ...played];
}

function playedBy(table: OnlineTable, { seat, move, answer }: Event, at: number): Decided {
  const played = table.table?.try(seat, move, answer);
  if (played === undefined || !played.ok) return refused('illegal', 'rules', played?.reason ?? 'there is no game');
  return [{ type: 'played', at, event: played.event }];
}

/** Before the move that turns it up: so nothing is ever shown that nobody has seen. */
function shows(
  table: OnlineTable,
  seat: number,
  move: Kinds['move'],
  revealed: Revealed | undefined,
  at: number,
): readonly Entry[] | Refused {
  const place = turnsUp(table, seat, move);
  if (place !== revealed?.place) return refused('illegal', 'rules', 'it must be said what comes to lie on top, and where');
  if (revealed === undefined) return [];
  table.table?.setupWith(revealed.place, revealed.thing);
  return [{ type: 'revealed', at, ...revealed }];
}
