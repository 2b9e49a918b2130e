import { beforeEach, expect, it } from 'vitest';
import type { Person } from '../../tables/store.ts';
import { firstRing } from './keys.ts';
import { People, type PeopleStore } from './people.ts';

const SECRET = '5e'.repeat(32);
let now = 1000;
let isAlone = false;
let persons: Map<string, Person>;
beforeEach(() => {
  now = 1000;
  isAlone = false;
  persons = new Map();
});

const store: PeopleStore = {
  person: async (id) => persons.get(id),
  persons: async (ids) => ids.flatMap((id) => persons.get(id) ?? []),
  savePerson: async (person, expected) => {
    if (JSON.stringify(persons.get(person.id)) !== JSON.stringify(expected)) return 'conflict';
    persons.set(person.id, person);
    return 'stored';
  },
  keep: async (_, offered) => offered,
};
const peopleOf = (): People =>
  new People(
    store,
    firstRing(SECRET, 0),
    () => now,
    () => undefined,
    () => isAlone,
  );

it('a token that was taken back in another process works for ten seconds at most', async () => {
  const [one, other] = [peopleOf(), peopleOf()];
  const ann = await one.welcome('Ann');
  const token = await one.tokenOf(ann);
  expect(await other.whoHas(token)).toMatchObject({ name: 'Ann' });
  await one.forgetTokens(ann);
  now += 10_000;
  expect(await other.whoHas(token)).toBeUndefined();
});

it('nobody is read again while there is no other process', async () => {
  isAlone = true;
  const people = peopleOf();
  const { id } = await people.welcome('Ann');
  now += 1e9;
  persons.clear();
  expect(await people.find(id)).toMatchObject({ name: 'Ann' });
});

it('of two processes that change somebody neither undoes what the other did', async () => {
  const [one, other] = [peopleOf(), peopleOf()];
  const ann = await one.welcome('Ann');
  await other.find(ann.id);
  await Promise.all([one.forgetTokens(ann), other.rename(ann, 'Anna')]);
  expect(persons.get(ann.id)).toMatchObject({ name: 'Anna', generation: 2 });
});

it('what is read again does not undo what was changed here meanwhile', async () => {
  const people = peopleOf();
  const ann = await people.welcome('Ann');
  const reading = people.refresh([ann.id]);
  await people.rename(ann, 'Anna');
  await reading;
  expect(people.asOfNow(ann).name).toBe('Anna');
});
