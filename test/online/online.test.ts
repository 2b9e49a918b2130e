/** Whole games over real sockets. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProof } from '../../src/dice/proof.ts';
import { verify } from '../../src/dice/verify.ts';
import { games } from '../../src/games/index.ts';
import { Seeded } from '../../src/random.ts';
import { arrive, beginGame, playOut } from '../support/online/players.ts';
import { type House, openHouse } from '../support/online/servers.ts';
import { openings } from '../support/openings/index.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

describe.each(games.map((game) => [game.id, game] as const))('%s online', (id, game) => {
  it.each(
    openings(game).map(
      ({ seats, options }) => [seats, JSON.stringify(options).slice(0, 40), options] as const,
    ),
  )(
    'with %i people and %s is played to its end, everybody sees the same result, and the dice can be checked',
    async (seats, _name, options) => {
      const people = await Promise.all(
        Array.from({ length: seats }, (_, seat) => arrive(house.api, `P${seat}`)),
      );
      const following = await beginGame(house.api, people, {
        game: id,
        options: options as Record<string, unknown>,
      });
      const ends = await Promise.all(
        following.map((one, seat) =>
          playOut(one, people[seat]?.guest.person ?? '', new Seeded(`${id}/${seats}/${seat}`)),
        ),
      );
      for (const { about } of ends) expect(about).toEqual(ends[0]?.about);
      const { record, proof } = await house.api.kept(
        people[0]?.guest.token ?? '',
        following[0]?.table ?? '',
      );
      const checked = verify(record.trim().split('\n'), readProof(JSON.parse(proof)), games);
      expect(checked).toMatchObject({ follows: true, over: true });
      for (const { link } of people) link.close();
    },
  );
});
