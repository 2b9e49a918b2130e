/** Challenges as links: whole there and back, and nothing taken that was damaged on the way. */

import { expect, it } from 'vitest';
import {
  byChance,
  challengeFor,
  eventsOf,
  playThrough,
} from '../../../../test/support/challenge-plays.ts';
import type { AnyGame } from '../../../game.ts';
import { games } from '../../../games/index.ts';
import { decodeLink, encodeLink, fromFile } from './challenge-link.ts';

const made = async (game: AnyGame, seats: number) => {
  const challenge = challengeFor(game, seats);
  const record = await playThrough(challenge, game, byChance('letter'));
  const { setup } = JSON.parse(record[0] as string) as { readonly setup: Record<string, unknown> };
  return {
    challenge: {
      ...challenge,
      from: { name: 'Léa 🎲', setup, events: eventsOf(record), people: [] },
    },
  };
};

it.each(games.map((game) => ({ id: game.id, game })))(
  '$id: a link holds a whole game, and is short enough to send',
  async ({ game }) => {
    const letter = await made(game, game.seats.max);
    const data = (await encodeLink(letter)) ?? '';
    expect(data).toMatch(/^[\w-]+$/);
    expect(data.length).toBeLessThan(8000);
    expect(await decodeLink(data)).toEqual(letter);
    expect(await fromFile(new Blob([JSON.stringify(letter)]))).toEqual(letter);
  },
);

it('what is damaged, cut off or swollen is refused', async () => {
  const [game] = games as readonly [AnyGame];
  const data = (await encodeLink(await made(game, 2))) ?? '';
  const bomb = await encodeLink({
    challenge: { ...challengeFor(game, 2), options: { x: ' '.repeat(4_000_000) } },
  });
  for (const bad of [
    '',
    'nonsense',
    data.slice(0, -9),
    `x${data}`,
    data.replace(/.$/, '*'),
    'A'.repeat(20_000),
    bomb ?? '',
  ]) {
    await expect(decodeLink(bad), bad.slice(0, 20)).rejects.toThrow();
  }
  await expect(fromFile(new Blob(['{}']))).rejects.toThrow();
});

it('what would be too long is no link', async () => {
  const [game] = games as readonly [AnyGame];
  const noise = Array.from({ length: 9000 }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 0);
  expect(
    await encodeLink({ challenge: { ...challengeFor(game, 2), options: { noise } } }),
  ).toBeUndefined();
});
