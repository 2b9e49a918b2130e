/** Clients that a server asks to come back: they do, when it said, and say why meanwhile. */

import { describe, expect, it } from 'vitest';
import { Api, ApiRefusal } from '../../src/client/api.ts';
import { Connection } from '../../src/client/connection.ts';
import { askAtDoor, Patience } from '../../src/client/patience.ts';
import type { Settings } from '../../src/server/settings.ts';
import { Wire } from '../support/online/seen-wire.ts';
import { BUSY, type House, openHouse } from '../support/online/servers.ts';

async function within(
  settings: Partial<Settings>,
  look: (house: House) => Promise<void>,
): Promise<void> {
  const house = await openHouse(settings);
  try {
    await look(house);
  } finally {
    await house.stop();
  }
}

function patientApi(house: House): { readonly api: Api; readonly told: (string | undefined)[] } {
  const told: (string | undefined)[] = [];
  const patience = new Patience((why) => told.push(why?.message));
  return {
    api: new Api(house.api.origin, 'en', (...refused) => patience.askAgain(...refused)),
    told,
  };
}

describe('asked to come back later', () => {
  it('a room that is larger than the limit comes in one after another, and is told why it takes longer', async () => {
    await within(
      { rates: { ...BUSY.rates, guests: { perSecond: 1, burst: 2 } } },
      async (house) => {
        const { api, told } = patientApi(house);
        const began = performance.now();
        const guests = await Promise.all([1, 2, 3].map(() => api.beGuest()));
        expect(new Set(guests.map(({ person }) => person)).size).toBe(3);
        expect(performance.now() - began).toBeGreaterThan(990);
        expect(told[0]).toBe('too many guests from one address: wait a moment');
        expect(told.at(-1)).toBe(undefined);
        // without patience it is told at once
        await expect(house.api.beGuest()).rejects.toMatchObject({ code: 'too-many', after: 1000 });
      },
    );
  });

  it('what a person did too often themselves is refused at once; so is a wait without end', async () => {
    const slow = { perSecond: 0.05, burst: 1 };
    await within(
      { rates: { ...BUSY.rates, tables: slow, guests: { perSecond: 0.001, burst: 1 } } },
      async (house) => {
        const { api, told } = patientApi(house);
        const { token } = await api.beGuest();
        await api.open(token, { game: 'next', seats: 2 });
        const refused = await api
          .open(token, { game: 'next', seats: 2 })
          .catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(ApiRefusal);
        expect(refused).toMatchObject({ code: 'too-many', after: 20_000 });
        await expect(api.beGuest()).rejects.toMatchObject({ code: 'too-many', after: 1_000_000 });
        expect(told).toEqual([]);
      },
    );
  });

  it('a link whose socket was refused asks why, waits for as long as it is told, and is let in', {
    timeout: 20_000,
  }, async () => {
    await within(
      { rates: { ...BUSY.rates, connections: { perSecond: 0.5, burst: 1 } } },
      async (house) => {
        const { token } = await house.api.beGuest();
        expect(await askAtDoor(house.api)).toBe(undefined);
        const wire = await Wire.open(house.port);
        const waits: (number | undefined)[] = [];
        const statuses: string[] = [];
        const opened = Promise.withResolvers<void>();
        const link = new Connection({
          url: house.api.socketUrl,
          token,
          door: async () => {
            waits.push(await askAtDoor(house.api));
            return waits.at(-1);
          },
          status: (status) => {
            statuses.push(status);
            if (status === 'open') opened.resolve();
          },
        });
        await opened.promise;
        expect(waits).toHaveLength(1); // it did not knock in between
        expect(waits[0]).toBeGreaterThanOrEqual(1000);
        expect(waits[0]).toBeLessThanOrEqual(3000);
        expect(statuses).toEqual(['waiting', 'connecting', 'open']);
        link.close();
        wire.close();
      },
    );
  });

  it('a link that was closed while it asked at the door is not opened again', async () => {
    await within({ perAddress: 1 }, async (house) => {
      const { token } = await house.api.beGuest();
      const wire = await Wire.open(house.port);
      const asked = Promise.withResolvers<void>();
      const answer = Promise.withResolvers<number>();
      const statuses: string[] = [];
      const door = (): Promise<number> => {
        asked.resolve();
        return answer.promise;
      };
      const link = new Connection({
        url: house.api.socketUrl,
        token,
        door,
        status: (status) => statuses.push(status),
      });
      await asked.promise;
      link.close();
      answer.resolve(1);
      wire.close();
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(statuses).toEqual(['waiting', 'closed']);
    });
  });
});
