/** What a match came to, for a person and as JSON. */

import type { MatchPlan } from '../../bots/match.ts';
import type { Interval, Rating } from '../../bots/rating.ts';
import type { Standing, Standings } from '../../bots/standing.ts';
import { quantile, type Times } from '../../bots/times.ts';
import { paragraph } from '../command.ts';
import { duration } from '../progress.ts';

/** Beyond this a rating says no more than "far better". */
const FAR = 800;

const NAME = 26;

export function makeReport(plan: MatchPlan, standings: Standings, asked: number, seconds: number): string {
  const { players, games, blocks, even } = standings;
  const chosen = JSON.stringify(plan.options);
  const last = players.at(-1)?.player;
  return [
    `${plan.game}, ${plan.players.length} seats, ${chosen.length < 60 ? chosen : 'own options'}, seed ${JSON.stringify(plan.seed)}`,
    `${counted(games, 'game')}${games > asked ? ` (${asked.toLocaleString('en')} rounded up)` : ''}, ${counted(blocks, 'block')} of ${games / blocks} with the same dice, in ${duration(seconds)}`,
    '',
    ...table(
      ['player', 'wins', '95 % interval', ...(players.length > 1 ? ['Elo', '95 % interval'] : [])],
      players.map(({ player, rate, interval, rating }) => [
        brief(player),
        percent(rate),
        between(interval, percent),
        ...(rating === undefined ? [] : [elo(rating.elo), player === last ? '' : between(rating.interval, elo)]),
      ]),
    ),
    '',
    ...table(
      ['decisions', 'number', 'p50', 'p95', 'longest'],
      players.map(({ player, times }) => [
        brief(player),
        times.count.toLocaleString('en'),
        ...[quantile(times, 0.5), quantile(times, 0.95), times.most].map((ms) => (times.count === 0 ? '–' : milliseconds(ms))),
      ]),
    ),
    ...players.flatMap(faults),
    '',
    ...paragraph(
      `Wins are those of a side, counted for each seat a player holds; ${percent(even)} is even.${last === undefined || players.length === 1 ? '' : ` Elo is counted from ${brief(last)}.`}`,
    ),
    '',
  ].join('\n');
}

/** A long command by its end, which tells more than its beginning. */
function brief(player: string): string {
  return player.length <= NAME ? player : `cmd:…${player.slice(5 - NAME)}`;
}

function faults({ player, faults }: Standing): readonly string[] {
  if (faults.length === 0) return [];
  const lost = faults.reduce((sum, { count }) => sum + count, 0);
  return [
    '',
    `${player}: ${counted(lost, 'move')} of its own not played, but one at random`,
    ...table(
      ['', '', ''],
      faults.map(({ kind, count, first: { block, game, seat, what } }) => [
        kind,
        count.toLocaleString('en'),
        `block ${block + 1}, game ${game + 1}, seat ${seat}: ${what}`,
      ]),
      'text',
    ).slice(1),
  ];
}

/** Columns under their heads: the first to the left, and a last one that is marked as text; all others to the right. */
function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  last: 'text' | 'number' = 'number',
): readonly string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const isText = (column: number): boolean => column === 0 || (last === 'text' && column === head.length - 1);
  return all.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] as number;
      return isText(column) ? cell.padEnd(width) : cell.padStart(width);
    });
    return `  ${cells.join('  ')}`.trimEnd();
  });
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function elo(points: number): string {
  if (Math.abs(points) > FAR) return points > 0 ? `> +${FAR}` : `< −${FAR}`;
  const whole = Math.round(points);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}

export function between([low, high]: Interval, spelled: (value: number) => string): string {
  return `${spelled(low)} to ${spelled(high)}`;
}

export function milliseconds(ms: number): string {
  return `${ms < 0.1 ? ms.toFixed(3) : ms < 10 ? ms.toFixed(2) : ms < 100 ? ms.toFixed(1) : ms.toFixed(0)} ms`;
}

export function makeJson(plan: MatchPlan, { blocks, games, events, even, players }: Standings): string {
  const { game, options, seed } = plan;
  return `${JSON.stringify({
    game,
    seats: plan.players.length,
    options,
    seed,
    blocks,
    games,
    events,
    even,
    players: players.map(({ player, rate, interval, rating, times, faults }) => ({
      player,
      wins: rate,
      interval,
      elo: rating === undefined ? null : plainRating(rating),
      decisions: plainTimes(times),
      faults,
    })),
  })}\n`;
}

/** JSON has no number without end. */
function plainRating({ elo, interval: [low, high] }: Rating): object {
  const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
  return { value: finite(elo), interval: [finite(low), finite(high)] };
}

function plainTimes(times: Times): object {
  const mean = times.count === 0 ? 0 : times.total / times.count;
  return { count: times.count, mean, p50: quantile(times, 0.5), p95: quantile(times, 0.95), max: times.most };
}
