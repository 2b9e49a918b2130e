/**
 * Who somebody is. A guest is a name and a token that the server has signed; whoever has the token is that person, in as many
 * tabs as he likes. A program of somebody's is a person with an owner, and is shown as a program wherever it sits.
 */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { newPersonId } from '../tables/ids.ts';
import type { Person, Store } from '../tables/store.ts';

/** Persons that are kept in memory. */
const KNOWN = 20_000;

export class People {
  readonly #store: Store;
  readonly #key: string;
  readonly #known = new Map<string, Person>();
  readonly #now: () => number;
  #changing: Promise<unknown> = Promise.resolve();

  constructor(store: Store, key: string, now: () => number) {
    this.#store = store;
    this.#key = key;
    this.#now = now;
  }

  async welcome(name: string, owner: string | null = null): Promise<Person> {
    const person: Person = { id: newPersonId(), name, owner, generation: 1, since: this.#now() };
    await this.#save(person);
    return person;
  }

  rename(person: Person, name: string): Promise<Person> {
    return this.#change(person, (now) => ({ ...now, name }));
  }

  /** Every token there is of this person is worth nothing any more. */
  forgetTokens(person: Person): Promise<Person> {
    return this.#change(person, (now) => ({ ...now, generation: now.generation + 1 }));
  }

  /** One change after the other, each on the person as he is then: a slow one must not bring back what another has changed. */
  #change(person: Person, change: (now: Person) => Person): Promise<Person> {
    const changed = this.#changing.then(async () => {
      const next = change((await this.find(person.id)) ?? person);
      await this.#save(next);
      return next;
    });
    this.#changing = changed.catch(() => undefined);
    return changed;
  }

  /** Another process has changed this person: he is read again. */
  forget(id: string): void {
    this.#known.delete(id);
  }

  tokenOf({ id, generation }: Person): string {
    const claim = `${id}.${generation}`;
    return `${claim}.${this.#sign(claim)}`;
  }

  /** The person whose token this is; undefined for one that was not signed here, or that is not good any more. */
  async whoHas(token: string): Promise<Person | undefined> {
    const [, claim = '', id = '', generation = '', mac = ''] = TOKEN.exec(token) ?? [];
    const [expected, given] = [Buffer.from(this.#sign(claim)), Buffer.from(mac)];
    if (id === '' || expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
    const person = await this.find(id);
    return person?.generation === Number(generation) ? person : undefined;
  }

  async find(id: string): Promise<Person | undefined> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const person = await this.#store.person(id);
    const since = this.#known.get(id); // somebody has changed him while we read
    if (person !== undefined && since === undefined) this.#remember(person);
    return since ?? person;
  }

  /** The same person, with the name he has now. */
  asOfNow(person: Person): Person {
    return this.#known.get(person.id) ?? person;
  }

  async #save(person: Person): Promise<void> {
    await this.#store.savePerson(person);
    this.#remember(person);
  }

  /** Those who came last. Another name given in another process is seen when the person is forgotten here; tokens that were taken back, at once. */
  #remember(person: Person): void {
    this.#known.delete(person.id);
    this.#known.set(person.id, person);
    if (this.#known.size <= KNOWN) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  #sign(claim: string): string {
    return createHmac('sha256', this.#key).update(`token ${claim}`).digest('base64url');
  }
}

const TOKEN = /^(([a-z0-9]{12})\.([1-9]\d{0,8}))\.([\w-]{43})$/;
