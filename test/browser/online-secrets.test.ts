/**
 * Nothing secret is on anybody's page: two tables that differ in one hidden thing alone look the
 * same, letter by letter, to everybody who may not know it; and who watches is told and offered
 * nothing.
 */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Guest } from '../../src/client/api.ts';
import type { AnyGame } from '../../src/game.ts';
import { next } from '../../src/games/next/rules/rules.ts';
import { pokerdice } from '../../src/games/pokerdice/rules/rules.ts';
import { Seeded } from '../../src/random.ts';
import { readEvent } from '../../src/record/record.ts';
import type { Person } from '../support/browser/players/company.ts';
import { ground, type Past } from '../support/browser/players/planted.ts';
import { choose as choosePokerdice } from '../support/browser/players/pokerdice.ts';
import { look } from '../support/browser/players/seen.ts';
import { SIZES } from '../support/browser/visit.ts';
import { forkAt } from '../support/online/seen-twins.ts';
import { recordGame } from '../support/recorded.ts';

const here = ground();

const TWINS = ['kabo-relu-timo-sane', 'kabo-relu-timo-sani'] as const;
const PATIENT = { timeout: 10_000 };

/** The same person at both tables, with a page for each. */
async function atBoth(
  guest: Guest | undefined,
  [one, other]: readonly [string, string],
): Promise<readonly [Person, Person]> {
  const options = { ...SIZES.desktop, touch: false };
  const first =
    guest === undefined ? await watching(one) : await here.as(guest, `/t/${one}`, options);
  const page = await first.visit.context.newPage();
  await page.goto(new URL(`/t/${other}`, first.page.url()).href);
  return [first, { ...first, page }];
}

async function watching(table: string): Promise<Person> {
  return here.as(await here.guest('Onlooker'), `/t/${table}`, SIZES.desktop);
}

/** All that is in the page, seen or unseen, and how it is heard. */
async function everythingIn(page: Page): Promise<string> {
  const html = await page.evaluate(() => `${document.title}\n${document.body.innerHTML}`);
  return `${html}\n${await page.locator('body').ariaSnapshot()}`;
}

async function expectSame([one, other]: readonly [Person, Person]): Promise<void> {
  for (const { page, words } of [one, other]) {
    await page.getByRole('list', { name: words.page.table.players }).waitFor();
    await page.getByRole('list', { name: words.page.table.log }).waitFor();
  }
  await expect
    .poll(
      async () => difference(await everythingIn(one.page), await everythingIn(other.page)),
      PATIENT,
    )
    .toBe('');
}

/** Where two texts part. */
function difference(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one === other ? '' : `${one.slice(at - 80, at + 80)} … ${other.slice(at - 80, at + 80)}`;
}

/** What a game that is played at random has come to after so many moves. */
function pastOf(moves: number): Past {
  const options = pokerdice.options(2)({});
  const [header = '', ...lines] = recordGame(pokerdice, 2, options, new Seeded('secrets'));
  const { setup } = JSON.parse(header) as { readonly setup: object };
  return {
    game: pokerdice,
    options,
    setup,
    events: lines.slice(0, moves).map((line) => readEvent(pokerdice, JSON.parse(line))),
  };
}

/** What has come of a past. */
function stateOf({ game, options, setup, events }: Past): unknown {
  let state: unknown = game.start(2, options, setup);
  for (const { seat, move, answer } of events) {
    const moved = game.move(state, seat, move);
    state = answer === undefined ? moved : game.answered(moved, answer);
  }
  return state;
}

async function lay({ page, words }: Person, card: number): Promise<void> {
  await page
    .getByRole('list', { name: words.pokerdice.hand({ name: '', isMe: true }) })
    .getByRole('button')
    .nth(card)
    .click();
  await page.getByRole('button', { name: words.pokerdice.lay, exact: true }).click();
}

it('who watches sees the table and its log, is offered nothing, and told what anybody may know', async () => {
  const people = [await here.guest('Ana'), await here.guest('Ben')];
  await here.plant('kabo-relu-timo-sano', pastOf(8), people);
  const { page, words } = await watching('kabo-relu-timo-sano');
  const told: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => told.push(String(payload))),
  );
  await page.reload();
  await page.getByRole('list', { name: words.page.table.players }).getByText('Ben').waitFor();
  await page.getByRole('list', { name: words.page.table.log }).getByText('Ana').first().waitFor();
  expect(
    choosePokerdice(await look(page.getByRole('main')), { words, random: new Seeded('onlooker') }),
  ).toEqual([]);
  expect(
    await page.getByRole('list', { name: words.pokerdice.hand({ name: '', isMe: true }) }).count(),
  ).toBe(0);
  expect(await page.title()).not.toContain(words.page.table.yourTurn);
  const { view, moves } = JSON.parse(
    told.find((frame) => frame.includes('"type":"table"')) ?? '{}',
  );
  expect(moves).toBeUndefined();
  expect(view).toEqual(
    JSON.parse(JSON.stringify((pokerdice as AnyGame).view(stateOf(pastOf(8)), 'public'))),
  );
});

it('Pokerdice: which card somebody has laid is on nobody else’s page', async () => {
  const [ana, ben] = [await here.guest('Ana'), await here.guest('Ben')];
  const past = pastOf(1);
  for (const table of TWINS) await here.plant(table, past, [ana, ben]);
  const layers = await atBoth(ana, TWINS);
  const others = [await atBoth(ben, TWINS), await atBoth(undefined, TWINS)];
  for (const [card, person] of layers.entries()) {
    await lay(person, card * 5);
    await person.page.getByRole('button', { name: person.words.pokerdice.peek }).waitFor();
  }
  const down = others[0]?.[0].words.pokerdice.placeDown({ name: 'Ana', isMe: false }) ?? '';
  for (const pages of others) {
    for (const { page } of pages)
      await page
        .getByRole('button', { name: down })
        .or(page.getByRole('img', { name: down }))
        .waitFor();
    await expectSame(pages);
  }
  const [[one, other]] = [layers];
  expect(await everythingIn(other.page)).not.toBe(await everythingIn(one.page));
});

it.each([
  ['steal', 'a third player', 'kabe'],
  ['give', 'somebody who watches', 'kabi'],
] as const)(
  'NEXT!: which card changed hands by a %s is not on the page of %s',
  async (type, who, first) => {
    const seats = 4;
    const options = next.options(seats)({});
    const fork = forkAt(next, seats, options, type, new Seeded(`fork ${type}`));
    if (fork?.last === undefined) throw new Error('this game has no such move');
    const { last, setups, events, privy } = fork;
    const people = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => here.guest(name)));
    const tables = [TWINS[0].replace('kabo', first), TWINS[1].replace('kabo', first)] as const;
    for (const which of [0, 1] as const)
      await here.plant(
        tables[which],
        { game: next, options, setup: setups[which], events: [...events, last[which]] },
        people,
      );
    const third = people.find((_, seat) => !privy.includes(seat));
    await expectSame(await atBoth(who === 'a third player' ? third : undefined, tables));
  },
);
