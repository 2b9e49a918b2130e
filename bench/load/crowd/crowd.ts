/**
 * node bench/load/crowd/crowd.ts PORT TABLES: thousands of people who play as people do, at
 * TABLES tables at a time. Says 'playing' when every table has begun, and then how it goes whenever it is
 * asked. Started by start.ts, on a core of its own.
 *
 * At a third of the tables there are house bots, at a quarter somebody watches. People pause before
 * each move, talk, lose their connection and come back, change their names, and go away from games
 * that last for days.
 */

import { Api } from '../../../src/client/api.ts';
import { Seeded } from '../../../src/random.ts';
import { Party } from './party.ts';
import { CrowdPerson } from './somebody.ts';
import { CrowdTally } from './tally.ts';

const [port, tables] = process.argv.slice(2).map(Number) as [number, number];
/** Each sits at one or two tables. */
const PEOPLE = 2 * tables;
const WATCHERS = Math.ceil(tables / 30);
const AT_ONCE = 50;
const SECOND = 1000;
/** Each second one connection of this many is lost, … */
const LOST = 1000;
/** … one patient party of this many goes away, for this many milliseconds, … */
const RESTING = 300;
const REST = 100 * SECOND;
/** … and one person of this many gets another name, one party of this many talks. */
const RENAMED = 2000;
const TALKING = 100;

const api = new Api(`http://127.0.0.1:${port}`);
const tally = new CrowdTally();
const random = new Seeded('crowd');
const people = await arrive('P', PEOPLE);
const watchers = await arrive('W', WATCHERS);
const parties = Array.from({ length: tables }, (_, index) => newParty(index));
for (let first = 0; first < parties.length; first += AT_ONCE)
  await Promise.all(parties.slice(first, first + AT_ONCE).map((party) => party.begin()));

process.on('message', () =>
  process.send?.(tally.tell(parties.reduce((sum, { steps }) => sum + steps, 0))),
);
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => process.exit(0)); // the process that started us has what we told
process.send?.('playing');
setInterval(disturb, SECOND);

async function arrive(letter: string, count: number): Promise<readonly CrowdPerson[]> {
  const all: CrowdPerson[] = [];
  while (all.length < count) {
    const more = Array.from(
      { length: Math.min(AT_ONCE, count - all.length) },
      (_, index) => `${letter}${all.length + index}`,
    );
    all.push(...(await Promise.all(more.map((name) => CrowdPerson.arrive(api, port, name)))));
  }
  return all;
}

/** Two to four seats. */
function newParty(index: number): Party {
  const seats = 2 + random.below(3);
  const bots = index % 3 === 0 ? 1 + random.below(seats - 1) : 0;
  const own = Array.from(
    { length: seats - bots },
    (_, seat) => people[(index * 3 + seat) % PEOPLE] as CrowdPerson,
  );
  const audience = index % 4 === 0 ? [watchers[(index / 4) % WATCHERS] as CrowdPerson] : [];
  return new Party(api, tally, random, own, audience, bots);
}

/** This many of them, drawn at random. */
function* some<T>(all: readonly T[], count: number): Generator<T> {
  for (let left = Math.ceil(count); left > 0; left--) {
    const one = all[random.below(all.length)];
    if (one !== undefined) yield one;
  }
}

function disturb(): void {
  for (const somebody of some([...people, ...watchers], (PEOPLE + WATCHERS) / LOST))
    if (somebody.drop()) tally.dropped();
  const patient = parties.filter(({ isPatient }) => isPatient);
  for (const party of some(patient, patient.length / RESTING)) party.rest(REST);
  for (const { guest } of some(people, PEOPLE / RENAMED)) void rename(guest.token);
  for (const party of some(parties, tables / TALKING)) party.talk();
}

async function rename(token: string): Promise<void> {
  try {
    await api.rename(token, `P${random.below(100_000)}`);
    tally.renamed();
  } catch (error) {
    tally.problem(error);
  }
}
