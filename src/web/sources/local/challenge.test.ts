/**
 * Challenges on devices: the same moves give the same game, byte by byte, and a game that was
 * played is a play of its own challenge.
 */

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { challengeFor, choose, eventsOf } from '../../../../test/support/challenge-plays.ts';
import { challengeOf } from '../../../challenge/make.ts';
import type { Challenge } from '../../../challenge/messages.ts';
import { follows, judgeAttempt, judgeOrigin } from '../../../challenge/referee.ts';
import { readProof } from '../../../dice/proof.ts';
import type { AnyGame } from '../../../game.ts';
import { Seeded } from '../../../random.ts';
import type { LocalSitter, LocalTables } from './local-tables.ts';
import { company, games, houseIn, playOn } from './testing.ts';

const sittersOf = ({ levels }: Challenge): readonly LocalSitter[] =>
  levels.map((level) =>
    level === null ? { type: 'person', name: 'Léa' } : { type: 'bot', level },
  );

async function played(
  house: LocalTables,
  challenge: Challenge,
  moves: string,
): Promise<readonly string[]> {
  const { game, seats, options } = challenge;
  const table = await house.open({
    game,
    seats,
    options,
    sitters: sittersOf(challenge),
    challenge,
  });
  await playOn(house.follow(table, challenge.seat), new Seeded(moves));
  expect(await house.challenge(table)).toEqual(challenge);
  return (await house.record(table)).trimEnd().split('\n');
}

describe.each(games.map((game: AnyGame) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  it('is the same on two devices for the same moves, and another for others', async () => {
    const challenge = challengeFor(game, 3);
    const [one, other] = await Promise.all([
      houseIn(undefined, 'one'),
      houseIn(undefined, 'other'),
    ]);
    const record = await played(one, challenge, 'the same moves');
    // Who of those that choose in secret at once is written down first is a matter of moments, and
    // changes nothing else.
    const inOrder = (lines: readonly string[]) => (id === 'pokerdice' ? lines.toSorted() : lines);
    expect(inOrder(await played(other, challenge, 'the same moves'))).toEqual(inOrder(record));
    expect(inOrder(await played(other, challenge, 'other moves'))).not.toEqual(inOrder(record));
    await expect(judgeAttempt(challenge, game, eventsOf(record), choose)).resolves.toBeDefined();
    const [summary] = await one.tables();
    expect(summary?.challenge).toEqual(challenge);
    await Promise.all([one.close(), other.close()]);
  });

  it('that was played with dice of its own is accepted as the first play of its challenge', async () => {
    const house = await houseIn(undefined, 'own');
    const table = await house.open({ game: id, seats: 3, sitters: company(1, 3) });
    await playOn(house.follow(table, 0), new Seeded('own'));
    const [record, proof] = await Promise.all([house.record(table), house.proof(table)]);
    const levels = company(1, 3).map((sitter) => (sitter.type === 'bot' ? sitter.level : null));
    const challenge = challengeOf(
      game,
      { record, proof: readProof(JSON.parse(proof)), levels },
      0,
      'Léa',
    );
    const events = eventsOf(record.trimEnd().split('\n'));
    const { asked, follow } = follows(challenge, game, events);
    expect([asked > 5, follow]).toEqual([true, asked]);
    await expect(judgeAttempt(challenge, game, events, choose)).resolves.toBeDefined();
    await expect(
      judgeOrigin(challenge, game, choose),
      'L10: and as the game that it comes from',
    ).resolves.toBeUndefined();

    // A friend plays it otherwise, and finds the dice where they lay.
    const other = await played(house, challenge, 'a friend');
    await expect(judgeAttempt(challenge, game, eventsOf(other), choose)).resolves.toBeDefined();
    expect(other).not.toEqual(record.trimEnd().split('\n'));
    await house.close();
  });
});

it('goes on after the page was closed, with the dice that would have come', async () => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  const [game] = games.filter(({ id }) => id === 'sequence') as [AnyGame];
  const factory = new IDBFactory() as unknown as globalThis.IDBFactory;
  const challenge = challengeFor(game, 2);
  const first = await houseIn(factory, 'kept');
  const table = await first.open({
    game: game.id,
    seats: 2,
    sitters: sittersOf(challenge),
    challenge,
  });
  await playOn(first.follow(table, 0), new Seeded('begun'), ({ n }) => n > 12);
  await first.close();
  const second = await houseIn(factory, 'kept');
  await playOn(second.follow(table, 0), new Seeded('ended'));
  const record = (await second.record(table)).trimEnd().split('\n');
  await expect(judgeAttempt(challenge, game, eventsOf(record), choose)).resolves.toBeDefined();
  await second.close();
  vi.unstubAllGlobals();
});
