/**
 * What follows when somebody says what really happened on the table before him. Around one device
 * all sit together, so whoever holds it may say it for anybody; the rules decide whether it can be.
 */

import type { Event, GameTypes } from '../../game.ts';
import { readEvent } from '../../record/record.ts';
import { sameJson } from '../../same-json.ts';
import { fields, object, type Read, Refusal, text, whole } from '../../shape.ts';
import { refused } from '../refused.ts';
import { type Decided, decideForBot, type Following, isRefused } from './deeds.ts';
import type { BotWaits } from './own.ts';
import type { TableState } from './table-state.ts';

/** Something that came to lie on top at a place. */
export const revealed = fields({ place: whole(0, 31), thing: text });
export type Revealed = Read<typeof revealed>;

/**
 * What really happened: a move with what the dice showed or which card was drawn, as a record
 * spells it; and what came to lie on top.
 */
export const witnessed = fields({ event: object }, { revealed });
export type Witnessed = Read<typeof witnessed>;

/**
 * After he had seen so much of the table. What a bot waits for is the bot's choice, and nobody
 * else's.
 */
export function decideWitnessed(
  table: TableState,
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
  table: TableState,
  { seat, move, answer }: Event,
  revealed: Revealed | undefined,
  seen: number,
  at: number,
): Decided {
  const { table: game } = table;
  if (table.status !== 'running' || game === undefined)
    return refused('not-running', 'not-running');
  if (!game.toMove.includes(seat))
    return refused('illegal', 'rules', `seat ${seat} is not to move`);
  if (seen < (table.askedAt[seat] as number)) return refused('stale', 'stale');
  if (!table.own.needsSeeing(game, seat, move))
    return refused('illegal', 'rules', 'here chance is for the table to say');
  if (table.own.isSeen(move.type) !== (answer !== undefined))
    return refused('illegal', 'rules', 'here chance is for the table to say');
  const shown = shows(table, seat, move, revealed, at);
  if (isRefused(shown)) return shown;
  const played = table.isPlayedByBot(seat)
    ? decideForBot(table, seat, move, at, false, answer)
    : playedBy(table, { seat, move, ...(answer !== undefined && { answer }) }, at);
  if (isRefused(played) || played.play === undefined) return played;
  return { entries: [...shown, ...played.entries], play: played.play };
}

function playedBy(table: TableState, { seat, move, answer }: Event, at: number): Decided {
  const play = table.table?.try(seat, move, { seen: answer });
  if (play === undefined || !play.ok)
    return refused('illegal', 'rules', play?.reason ?? 'there is no game');
  return { entries: [{ type: 'played', at, event: play.event }], play };
}

/** Before the move that turns it up: so nothing is ever shown that nobody has seen. */
function shows(
  table: TableState,
  seat: number,
  move: GameTypes['move'],
  revealed: Revealed | undefined,
  at: number,
): Following {
  const place = table.own.turnsUp(table.table, seat, move);
  if (place !== revealed?.place)
    return refused('illegal', 'rules', 'it must be said what comes to lie on top, and where');
  if (revealed === undefined) return [];
  table.table?.setupWith(revealed.place, revealed.thing);
  return [{ type: 'revealed', at, ...revealed }];
}
