/**
 * Who somebody is. A guest is a name and a token that the server has signed; whoever has the token
 * is that person, in as many tabs as they like. A program of somebody's is a person with an owner,
 * and is shown as a program wherever it sits.
 */

import { createHash } from 'node:crypto';
import { newPersonId } from '../../tables/ids.ts';
import type { Appended, Directory, Person } from '../../tables/store.ts';
import type { KeyRing } from './keys.ts';
import { readToken, writeToken } from './tokens.ts';

/** Persons that are kept in memory. */
const KNOWN = 20_000;
/**
 * By how many generations a token may be ahead of what is stored, and not by any number that
 * somebody has made up.
 */
const LEAP = 1000;
/** Milliseconds for which the answer to a revocation can be fetched again. */
const REPEATED_FOR = 7 * 86_400_000;

/**
 * Milliseconds after which somebody is read again, if another process may have changed them: the
 * bus says so, but may lose it, and a token that was taken back must not work here for long.
 */
const FRESH = 10_000;

/** Where they are kept. */
export type PeopleStore = Pick<Directory, 'person' | 'persons' | 'savePerson' | 'keep'>;

/** Somebody as they were read or written last, and when. */
interface Known {
  readonly person: Person;
  readonly at: number;
}

export class People {
  readonly #store: PeopleStore;
  readonly #known = new Map<string, Known>();
  readonly #now: () => number;
  readonly #raised: (person: Person) => void;
  readonly #isAlone: () => boolean;
  #changing: Promise<unknown> = Promise.resolve();
  /** The keys that sign tokens, as they are now. */
  keys: KeyRing;

  /**
   * `raised` is told of everybody whose older tokens are worth nothing any more, if a token showed
   * it. While `isAlone` nobody else changes anybody.
   */
  constructor(
    store: PeopleStore,
    keys: KeyRing,
    now: () => number,
    raised: (person: Person) => void = () => undefined,
    isAlone: () => boolean = () => true,
  ) {
    this.#store = store;
    this.keys = keys;
    this.#now = now;
    this.#raised = raised;
    this.#isAlone = isAlone;
  }

  /** Somebody with a name of their choice. */
  welcome(name: string, owner: string | null = null): Promise<Person> {
    return this.#begin({ name, owner });
  }

  /** Somebody who did not choose their name: a client suggested it, or we did. */
  welcomeAs(name: string): Promise<Person> {
    return this.#begin({ name, owner: null, isNameGiven: true });
  }

  async #begin(who: Pick<Person, 'name' | 'owner' | 'isNameGiven'>): Promise<Person> {
    const person: Person = { id: newPersonId(), ...who, generation: 1, since: this.#now() };
    if ((await this.#save(person, undefined)) === 'conflict')
      throw new Error(`${person.id} is somebody already`);
    return person;
  }

  /** From now on the name is their own choice. */
  rename(person: Person, name: string): Promise<Person> {
    return this.#change(person, ({ isNameGiven: _, ...now }) => ({ ...now, name }));
  }

  /**
   * One change after the other, each on the person as they are then: a slow one must not bring back
   * what another has changed. If another process was first, they are read again.
   */
  #change(person: Person, change: (now: Person) => Person | Promise<Person>): Promise<Person> {
    const changed = this.#changing.then(async () => {
      for (;;) {
        const before = await this.find(person.id);
        const next = await change(before ?? person);
        if (next === (before ?? person)) return next;
        if ((await this.#save(next, before)) === 'stored') return next;
        this.forget(person.id);
      }
    });
    this.#changing = changed.catch(() => undefined);
    return changed;
  }

  /** Another process has changed this person: they are read again. */
  forget(id: string): void {
    this.#known.delete(id);
  }

  // Tokens ----------------------------------------------------------------------------------------

  async tokenOf(person: Person): Promise<string> {
    return writeToken(this.keys, person.id, await this.#generationOf(person), this.#now());
  }

  /**
   * The person whose token this is; undefined for one that was not signed here, or that is not good
   * any more.
   */
  async whoHas(token: string): Promise<Person | undefined> {
    const claim = readToken(this.keys, token, this.#now());
    const person = claim && (await this.find(claim.person));
    if (claim === undefined || person === undefined) return undefined;
    const ahead = claim.generation - (await this.#generationOf(person));
    if (ahead === 0) return person;
    return ahead > 0 && ahead <= LEAP ? this.#raise(person, claim.generation) : undefined;
  }

  /**
   * A new token for whoever comes with one that is good and old; undefined for one that will do for
   * a while.
   */
  async renewal(token: string, person: Person): Promise<string | undefined> {
    return readToken(this.keys, token, this.#now())?.isOld === true
      ? this.tokenOf(person)
      : undefined;
  }

  /**
   * Every token there is of this person, and of the programs they own, is worth nothing any more.
   * Undefined if that has happened since they came: whoever asks has a worthless token. With the
   * name of an attempt the answer can be fetched again.
   */
  async forgetTokens(person: Person, attempt?: string): Promise<Person | undefined> {
    const { id, generation } = person;
    if (attempt !== undefined)
      await this.#store.keep(renewalName(id, generation), `${this.#now()} ${hashOf(attempt)}`);
    const next = await this.#change(person, (now) =>
      now.generation === generation ? { ...now, generation: generation + 1 } : now,
    );
    return next.generation === generation + 1 ? next : undefined;
  }

  /**
   * Who took tokens back with this token and under this name of the attempt, a few days ago at
   * most: the answer was lost, and is given again. Only the device that made the attempt knows its
   * name; whoever else had the token does not.
   */
  async whoForgot(token: string, attempt: string): Promise<Person | undefined> {
    const claim = readToken(this.keys, token, this.#now());
    const person = claim && (await this.find(claim.person));
    if (
      claim === undefined ||
      person === undefined ||
      claim.generation !== (await this.#generationOf(person)) - 1
    )
      return undefined;
    const [at, hash] = (
      await this.#store.keep(renewalName(person.id, person.generation - 1), '')
    ).split(' ');
    return hash === hashOf(attempt) && this.#now() - Number(at) < REPEATED_FOR ? person : undefined;
  }

  /** A program's tokens are as good as those of its owner: both are counted. */
  async #generationOf({ generation, owner }: Person): Promise<number> {
    const answers = owner === null ? undefined : await this.find(owner);
    return generation + (answers === undefined ? 0 : answers.generation - 1);
  }

  /**
   * A token that we have signed is ahead of what is stored: tokens were taken back, and then an
   * older copy of the database was put in its place, or another process has just done it. Those
   * before it stay worthless.
   */
  async #raise(person: Person, generation: number): Promise<Person> {
    this.forget(person.id);
    if (person.owner !== null) this.forget(person.owner);
    let isBehind = false;
    const raised = await this.#change(person, async (now) => {
      const ahead = generation - (await this.#generationOf(now));
      isBehind = ahead > 0;
      return isBehind ? { ...now, generation: now.generation + ahead } : now;
    });
    if (isBehind) this.#raised(raised);
    return raised;
  }

  // Persons ---------------------------------------------------------------------------------------

  async find(id: string): Promise<Person | undefined> {
    const known = this.#known.get(id);
    if (known !== undefined && this.#isFresh(known)) return known.person;
    const person = await this.#store.person(id);
    const since = this.#known.get(id); // somebody has changed them while we read
    if (since !== known) return since?.person ?? person;
    if (person !== undefined) this.#remember(person);
    return person;
  }

  #isFresh({ at }: Known): boolean {
    return this.#isAlone() || Math.abs(this.#now() - at) < FRESH;
  }

  /** The same person, with the name they have now. */
  asOfNow(person: Person): Person {
    return this.#known.get(person.id)?.person ?? person;
  }

  /** Reads these persons again: each as they are now, and as they were known before. */
  async refresh(
    ids: readonly string[],
  ): Promise<readonly { readonly before: Person | undefined; readonly now: Person }[]> {
    const before = new Map(ids.map((id) => [id, this.#known.get(id)]));
    const found = await this.#store.persons(ids);
    return found.flatMap((now) => {
      const known = before.get(now.id);
      if (this.#known.get(now.id) !== known) return []; // changed here while we read
      this.#remember(now);
      return [{ before: known?.person, now }];
    });
  }

  async #save(person: Person, expected: Person | undefined): Promise<Appended> {
    const appended = await this.#store.savePerson(person, expected);
    if (appended === 'stored') this.#remember(person);
    return appended;
  }

  /** Those who came last. */
  #remember(person: Person): void {
    this.#known.delete(person.id);
    this.#known.set(person.id, { person, at: this.#now() });
    if (this.#known.size <= KNOWN) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }
}

function renewalName(person: string, generation: number): string {
  return `renewal of ${person} ${generation}`;
}

function hashOf(attempt: string): string {
  return createHash('sha256').update(`renewal ${attempt}`).digest('hex');
}
