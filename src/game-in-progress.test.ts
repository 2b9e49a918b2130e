import { describe, expect, it } from 'vitest';
import { judge } from '../test/support/judge.ts';
import { openings } from '../test/support/openings/index.ts';
import type { GameTypes, Seat } from './game.ts';
import { GameInProgress, oneSource } from './game-in-progress.ts';
import { games } from './games/index.ts';
import { Seeded } from './random.ts';
import { type OpenRecord, readEvent, readHeader } from './record/record.ts';

function playOn(table: GameInProgress, random: Seeded, events: number): void {
  for (let count = 0; count < events && table.toMove.length > 0; count++) {
    const seat = table.toMove[random.below(table.toMove.length)] as Seat;
    const moves = table.moves(seat);
    const played = table.play(seat, moves[random.below(moves.length)] as GameTypes['move']);
    if (!played.ok) throw new Error(played.reason);
  }
}

const verdicts = (table: GameInProgress): readonly object[] =>
  judge(new TextEncoder().encode(table.record.join('\n')));

describe.each(games.map((game) => [game.id, game] as const))('a table of %s', (_, game) => {
  it.each(
    openings(game).map(
      ({ seats, options }) => [seats, JSON.stringify(options).slice(0, 40), options] as const,
    ),
  )('with %i seats and %s keeps a record that replays to where it is', (seats, _name, options) => {
    const random = new Seeded(`table ${seats}`);
    const table = GameInProgress.open(game, seats, options, oneSource(random));
    playOn(table, random, 25);
    expect(verdicts(table)).toMatchObject([
      { ok: true, events: table.record.length - 1, toMove: table.toMove },
    ]);
    playOn(table, random, 100_000);
    expect(table.waiting.type).toBe('over');
    expect(verdicts(table)).toMatchObject([{ ok: true, over: true, toMove: [] }]);
  });

  it('refuses what it does not offer, and nothing changes', () => {
    const random = new Seeded('refusing');
    const table = GameInProgress.open(
      game,
      game.seats.min,
      game.options(game.seats.min)({}),
      oneSource(random),
    );
    playOn(table, random, 3);
    const before = [JSON.stringify(table.see('public')), table.record.length];
    const [mover] = table.toMove as readonly [Seat];
    const move = table.moves(mover)[0] as GameTypes['move'];
    expect(table.play(99, move)).toMatchObject({ ok: false });
    expect(table.play(-1, move)).toMatchObject({ ok: false });
    expect([JSON.stringify(table.see('public')), table.record.length]).toEqual(before);
    expect(table.play(mover, move)).toMatchObject({ ok: true });
  });

  it('goes on from a record as if it had never stopped', () => {
    const seats = game.seats.max;
    const table = GameInProgress.open(
      game,
      seats,
      game.options(seats)({}),
      oneSource(new Seeded('first half')),
    );
    playOn(table, new Seeded('choices'), 15);
    const [header = '', ...lines] = table.record;
    const record: OpenRecord = readHeader(JSON.parse(header) as Record<string, unknown>, games);
    for (const line of lines) record.add(readEvent(game, JSON.parse(line)));
    const resumed = new GameInProgress(record, table.record, oneSource(new Seeded('second half')));
    for (let seat = 0; seat < seats; seat++) expect(resumed.see(seat)).toEqual(table.see(seat));
    expect(resumed.toMove).toEqual(table.toMove);
    playOn(resumed, new Seeded('more choices'), 100_000);
    expect(verdicts(resumed)).toMatchObject([{ ok: true, over: true }]);
    expect(resumed.record.slice(0, table.record.length)).toEqual(table.record);
  });
});
