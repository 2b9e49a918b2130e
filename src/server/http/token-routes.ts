/** How somebody stays the same: tokens that are taken back, and codes for another device. */

import { codeAbout, codeGiven, codeMade, guest } from '../../protocol.ts';
import type { Read } from '../../shape.ts';
import type { Reason } from '../../tables/refused.ts';
import type { Person } from '../../tables/store.ts';
import * as prices from '../limits/prices.ts';
import type { Codes } from '../people/codes.ts';
import type { People } from '../people/people.ts';
import type { ServerContext } from '../sockets/connection.ts';
import { tokenOf } from './handler.ts';
import { type Asked, HttpRefusal, personOf, type Reply, type Route } from './route.ts';

interface House {
  readonly lobby: ServerContext;
  readonly codes: Codes;
}

export function tokenRoutesOf({ lobby, codes }: House): readonly Route[] {
  const { people, gate } = lobby;

  return [
    {
      method: 'DELETE',
      path: '/api/me/tokens',
      summary: 'Revoke all your tokens.',
      description:
        'Every token of yours and of your programs is worthless from now on, and you get a new one: for when one has been seen by others. If the answer is lost, the same request with the same Idempotency-Key is answered again.',
      token: 'needed',
      answer: guest,
      price: 3 * prices.APPEND,
      recognise: async (token, request) => {
        const attempt = attemptOf(request);
        return attempt === undefined ? undefined : people.whoForgot(token, attempt);
      },
      async handle(asked) {
        const person = personOf(asked);
        const attempt = attemptOf(asked.request);
        const token = tokenOf(asked.request) ?? '';
        if (attempt !== undefined && (await people.whoForgot(token, attempt)) !== undefined)
          return tokenFor(people, person, 200);
        const renewed = await people.forgetTokens(person, attempt);
        const again =
          renewed ?? (attempt === undefined ? undefined : await people.whoForgot(token, attempt));
        if (again === undefined) throw new HttpRefusal('unknown-token', 'token-gone');
        lobby.tokensForgotten(again);
        return tokenFor(people, again, 200);
      },
    },
    {
      method: 'POST',
      path: '/api/me/codes',
      summary: 'Create a code for another device.',
      description:
        'With it another device becomes you. It works once, and for five minutes. A new one ends the one before.',
      token: 'needed',
      answer: codeMade,
      refuses: ['too-many'],
      handle(asked) {
        const person = personOf(asked);
        wait(gate.wait('deeds', person.id), 'too-much');
        return { status: 201, json: codes.make(person) };
      },
    },
    {
      method: 'GET',
      path: '/api/me/codes',
      summary: 'Get the state of your last code.',
      description: 'It still waits, or it was used and another device is you now.',
      token: 'needed',
      answer: codeAbout,
      handle: (asked) => ({ json: { state: codes.stateOf(personOf(asked).id) } }),
    },
    {
      method: 'POST',
      path: '/api/codes',
      summary: 'Redeem a code.',
      description: 'You become the person who made it. It is used up.',
      token: 'none',
      body: codeGiven,
      answer: guest,
      refuses: ['unknown-token', 'too-many'],
      async handle({ body, address }) {
        wait(codes.waitFor(address), 'too-many-codes');
        const { code } = body as Read<typeof codeGiven>;
        const made = await codes.take(code, address);
        const person = made && (await people.find(made.person));
        if (person === undefined || person.generation !== made?.generation)
          throw new HttpRefusal('unknown-token', 'unknown-code');
        return tokenFor(people, person, 201);
      },
    },
  ];
}

/** Refuses whoever has to wait. */
function wait(after: number, reason: Reason): void {
  if (after > 0) throw new HttpRefusal('too-many', reason, undefined, after);
}

/** Somebody, with a token of today. */
export async function tokenFor(people: People, person: Person, status: number): Promise<Reply> {
  return {
    status,
    json: { person: person.id, name: person.name, token: await people.tokenOf(person) },
  };
}

/** The name that a client gives to what it asks for, so that it can be asked again. */
function attemptOf({ headers }: Asked['request']): string | undefined {
  const name = headers['idempotency-key'];
  if (name === undefined) return undefined;
  if (typeof name !== 'string' || !/^[\w-]{22,64}$/.test(name))
    throw new HttpRefusal('protocol', 'bad-attempt');
  return name;
}
