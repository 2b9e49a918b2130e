/** What a match came to, for a person and as JSON. */

import type { MatchPlan } from '../../bots/match.ts';
import type { Interval, Rating } from '../../bots/rating.ts';
import type { MatchStanding, Standings } from '../../bots/standing.ts';
import { type Times, timeQuantile } from '../../bots/times.ts';
import { widthOf } from '../../terminal/text.ts';
import type { Words } from '../../words/en/reports.ts';
import { paragraph } from '../command.ts';
import { duration } from '../progress.ts';

/** Beyond this a rating says no more than "far better". */
const FAR = 800;

const NAME = 26;

export function matchReport(
  words: Words,
  plan: MatchPlan,
  standings: Standings,
  asked: number,
  seconds: number,
): string {
  const { match: says, number, point, to } = words;
  const { heads } = says;
  const { players, games, blocks, even, turns } = standings;
  const chosen = JSON.stringify(plan.options);
  const share = (value: number): string => percent(value).replace('.', point);
  const last = players.at(-1)?.player;
  return [
    words.plan(
      plan.game,
      plan.players.length,
      chosen.length < 60 ? chosen : words.ownOptions,
      JSON.stringify(plan.seed),
    ),
    says.played(games, asked, blocks, games / blocks, duration(seconds)),
    '',
    ...table(
      [
        heads.player,
        heads.wins,
        heads.interval,
        ...(players.length > 1 ? ['Elo', heads.interval] : []),
      ],
      players.map(({ player, rate, interval, rating }) => [
        brief(player),
        share(rate),
        intervalText(interval, share, to),
        ...(rating === undefined
          ? []
          : [elo(rating.elo), player === last ? '' : intervalText(rating.interval, elo, to)]),
      ]),
    ),
    '',
    ...table(
      [heads.turn, heads.wins, heads.interval],
      turns.map(({ rate, interval }, turn) => [
        words.turn({ turn: turn + 1 }),
        share(rate),
        intervalText(interval, share, to),
      ]),
    ),
    '',
    ...table(
      [heads.decisions, heads.number, 'p50', 'p95', heads.longest],
      players.map(({ player, times }) => [
        brief(player),
        number(times.count),
        ...[timeQuantile(times, 0.5), timeQuantile(times, 0.95), times.most].map((ms) =>
          times.count === 0 ? '–' : milliseconds(ms).replace('.', point),
        ),
      ]),
    ),
    ...players.flatMap((standing) => faults(words, standing)),
    '',
    ...paragraph(
      [
        says.wins({ even: share(even) }),
        ...(last === undefined || players.length === 1 ? [] : [says.elo({ player: brief(last) })]),
      ].join(' '),
    ),
    '',
  ].join('\n');
}

/** A long command by its end, which tells more than its beginning. */
function brief(player: string): string {
  return player.length <= NAME ? player : `cmd:…${player.slice(5 - NAME)}`;
}

function faults(
  { match: says, number }: Words,
  { player, faults }: MatchStanding,
): readonly string[] {
  if (faults.length === 0) return [];
  const lost = faults.reduce((sum, { count }) => sum + count, 0);
  return [
    '',
    says.lost(player, lost),
    ...table(
      ['', '', ''],
      faults.map(({ kind, count, first: { block, game, seat, what } }) => [
        kind,
        number(count),
        says.fault({ block: block + 1, game: game + 1, seat, what }),
      ]),
      'text',
    ).slice(1),
  ];
}

/**
 * Columns under their heads: the first to the left, and a last one that is marked as text; all
 * others to the right.
 */
function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  last: 'text' | 'number' = 'number',
): readonly string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))));
  const isText = (column: number): boolean =>
    column === 0 || (last === 'text' && column === head.length - 1);
  return all.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] as number;
      const fill = ' '.repeat(width - widthOf(cell));
      return isText(column) ? cell + fill : fill + cell;
    });
    return `  ${cells.join('  ')}`.trimEnd();
  });
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function elo(points: number): string {
  if (Math.abs(points) > FAR) return points > 0 ? `> +${FAR}` : `< −${FAR}`;
  const whole = Math.round(points);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}

export function intervalText(
  [low, high]: Interval,
  spelled: (value: number) => string,
  to = 'to',
): string {
  return `${spelled(low)} ${to} ${spelled(high)}`;
}

export function milliseconds(ms: number): string {
  return `${ms < 0.1 ? ms.toFixed(3) : ms < 10 ? ms.toFixed(2) : ms < 100 ? ms.toFixed(1) : ms.toFixed(0)} ms`;
}

export function makeJson(
  plan: MatchPlan,
  { blocks, games, events, even, players, turns }: Standings,
): string {
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
    turns: turns.map(({ rate, interval }) => ({ wins: rate, interval })),
  })}\n`;
}

/** JSON has no number without end. */
function plainRating({ elo, interval: [low, high] }: Rating): object {
  const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
  return { value: finite(elo), interval: [finite(low), finite(high)] };
}

function plainTimes(times: Times): object {
  const mean = times.count === 0 ? 0 : times.total / times.count;
  return {
    count: times.count,
    mean,
    p50: timeQuantile(times, 0.5),
    p95: timeQuantile(times, 0.95),
    max: times.most,
  };
}
