/**
 * How the dice fell and why they can be trusted: counted, drawn and judged; the proof played with,
 * cheated and caught; a real game checked.
 */

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { Api } from '../../src/client/api.ts';
import { Connection } from '../../src/client/connection.ts';
import { games } from '../../src/games/index.ts';
import { countRecord } from '../../src/tally/count.ts';
import { addDice } from '../../src/tally/tally.ts';
import { words as en } from '../../src/words/en/dice.ts';
import { words as enFair } from '../../src/words/en/fair.ts';
import { words as page } from '../../src/words/en/page.ts';
import { words as ru } from '../../src/words/ru/dice.ts';
import { words as ruFair } from '../../src/words/ru/fair.ts';
import { words as ruProof } from '../../src/words/ru/proof.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { saved } from '../support/browser/download.ts';
import { store } from '../support/browser/keys/scenes.ts';
import { ownStage } from '../support/browser/stage.ts';
import { SIZES, type VisitOptions } from '../support/browser/visit.ts';

const here = ownStage();

const BY_NIGHT: VisitOptions = {
  locale: 'ru-RU',
  theme: 'dark',
  reducedMotion: true,
  ...SIZES.small,
};
const BY_DAY: VisitOptions = { locale: 'en-GB', theme: 'light', reducedMotion: true };

let table: string;
let record: string;
let proof: string;

/** A table that bots have played to its end. */
beforeAll(async () => {
  const api = new Api(here.site.url);
  const { token } = await api.beGuest('Host');
  const bots = [{ seat: 1, level: 'beginner' } as const];
  ({ table } = await api.open(token, { game: 'sequence', seats: 2, bots }));
  const link = new Connection({ url: api.socketUrl, token });
  const following = link.follow(table);
  const over = new Promise<void>((resolve) => {
    following.listen((news) => {
      if ('known' in news && news.known.about.status === 'over') resolve();
    });
  });
  // and a bot plays on
  for (const type of ['sit', 'start', 'stand'] as const) await following.do({ type });
  await over;
  link.close();
  ({ record, proof } = await api.kept(token, table));
}, 120_000);

async function expectFits(at: Page): Promise<void> {
  const { width = 0 } = at.viewportSize() ?? {};
  expect(await at.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

describe('how the dice fell', () => {
  it('of one table, in Russian by night: what its record has, with a sentence, as bars and as a table', async () => {
    const { page: at } = await here.open(`/dice/t/${table}`, BY_NIGHT);
    const { counts } = countRecord(record.split('\n'), games).reduce(addDice).faces;
    const bars = at.getByRole('img', { name: new RegExp(`^${ru.faces}`) });
    expect(await bars.getAttribute('aria-label')).toBe(
      `${ru.faces}: ${counts.map((count, value) => `${value + 1} – ${count}`).join('; ')}`,
    );
    const titles = [ru.few.title, ru.usual.title, ru.unusual.title];
    expect(titles).toContain(await at.locator('#verdict').innerText());
    await at.getByText(ru.table.open).click();
    const rows = at.getByRole('table').first().getByRole('row');
    expect(await rows.nth(1).getByRole('cell').first().innerText()).toBe(`${counts[0]}`);
    await expectAccessible(at);
    await expectFits(at);
    await at.getByRole('radio', { name: ru.scopes.all.name }).check();
    await at.getByText(ru.games({ count: 1 })).waitFor();
    await expectAccessible(at);
  });

  it('mine: nothing yet, then the games of this device, though the server is gone', async () => {
    const { page: at, allow } = await here.open('/dice', BY_DAY);
    await at.getByRole('heading', { name: en.empty.title }).waitFor();
    await expectAccessible(at);
    await store(at, ['sequence-over']);
    await at.goto(`${here.site.url}/dice`);
    await at.getByRole('heading', { name: 'Séquence Dés' }).waitFor();
    allow(/dice/, /ERR_/);
    await at.route('**/api/dice', (route) => route.abort());
    await at.getByRole('radio', { name: en.scopes.all.name }).check();
    await at.getByRole('button', { name: page.troubles.tryAgain }).waitFor();
    await at.unroute('**/api/dice');
    await at.getByRole('button', { name: page.troubles.tryAgain }).click();
    await at.getByRole('heading', { name: 'Séquence Dés' }).waitFor();
    await at.getByRole('radio', { name: en.scopes.me.name }).check();
    await at.getByText(en.games({ count: 1 })).waitFor();
  });

  it('is reached from home and from the result, and leads on to the proof', async () => {
    const { page: at } = await here.open('/', BY_DAY);
    await at.getByRole('link', { name: page.dice.fell }).click();
    await at.getByRole('heading', { level: 1, name: page.dice.fell }).waitFor();
    const [over = ''] = await store(at, ['sequence-over']);
    await at.goto(here.site.url + over);
    const result = at.getByRole('dialog', { name: page.after.title });
    await result.getByRole('link', { name: page.dice.fell }).click();
    await expect.poll(() => new URL(at.url()).pathname).toBe(`/dice${over}`);
    await at.getByRole('link', { name: page.dice.why }).click();
    await at.getByRole('heading', { level: 1, name: page.dice.why }).waitFor();
  });
});

describe('why they can be trusted', () => {
  it('the envelope is sealed first; a throw that was changed or a secret that was swapped is caught', async () => {
    const { page: at } = await here.open('/fair', BY_DAY);
    const { demo } = enFair;
    const press = (name: string) => at.getByRole('button', { name, exact: true }).click();
    const sealed = await at.locator('.fair-envelope code').innerText();
    expect(sealed).toMatch(/^[0-9a-f]{64}$/);
    await at.getByLabel(demo.salt).fill('no spaces');
    await at.getByText(demo.saltProblem).waitFor();
    await at.getByLabel(demo.salt).fill('dimanche');
    await press(demo.throw({ dice: 5 }));
    await press(demo.again);
    await press(demo.open);
    expect(await at.locator('.fair-envelope code').first().innerText()).toBe(sealed);
    const check = at.getByRole('status').filter({ hasText: demo.checks });
    await check.getByText(demo.fair).waitFor();
    await expectAccessible(at);
    await at
      .getByRole('button', { name: /^Die 3 shows/ })
      .last()
      .click();
    await check.getByText(demo.caught).waitFor();
    expect(await check.innerText()).toContain(demo.throws.bad({ count: 1 }));
    await press(demo.undo);
    await check.getByText(demo.fair).waitFor();
    await press(demo.swap);
    await check.getByText(demo.envelope.bad).waitFor();
    await expectAccessible(at);
    await press(demo.restart);
    await expect.poll(() => at.locator('.fair-envelope code').innerText()).not.toBe(sealed);
  });

  it('a real record is checked in Russian, one that was tampered with refused', async () => {
    const { page: at } = await here.open('/fair', BY_NIGHT);
    const { check } = ruFair;
    const open = (...files: readonly (readonly [name: string, text: string])[]) =>
      at.getByLabel(check.open).setInputFiles(
        files.map(([name, text]) => ({
          name,
          mimeType: 'text/plain',
          buffer: Buffer.from(text),
        })),
      );
    await open([`${table}.proof.json`, proof], [`${table}.jsonl`, record]);
    await at
      .locator('.fair-real')
      .getByText(/сход(?:ится|ятся) с доказательством$/)
      .waitFor();
    await at.getByText(ruProof.doubts.absent).waitFor();
    expect(await at.locator('.throws .is-bad').count()).toBe(0);
    await expectAccessible(at);
    await expectFits(at);
    const spoilt = record.replace(
      /"faces":\[(\d)/,
      (_, face: string) => `"faces":[${(Number(face) % 6) + 1}`,
    );
    await open(['a.jsonl', spoilt], ['b.json', proof]);
    await at.getByText(ruProof.tampered).waitFor();
    expect(await at.locator('.throws .is-bad').count()).toBe(1);
    await open(['a.jsonl', record]);
    await at.getByText(check.noProof).waitFor();
    await open(['a.jsonl', 'nonsense']);
    await at.getByText(check.unreadable).waitFor();
  });

  it('one of my own games is checked, and its proof can be saved', async () => {
    const { page: at } = await here.open('/', BY_DAY);
    await store(at, ['next-over']);
    await at.goto(`${here.site.url}/fair`);
    await at.getByRole('button', { name: /^NEXT!/ }).click();
    await at
      .locator('.fair-real')
      .getByText(/^Fair dice:/)
      .waitFor();
    const download = await saved(at, () =>
      at.getByRole('button', { name: enFair.check.proof }).click(),
    );
    expect(download.suggestedFilename()).toMatch(/\.proof\.json$/);
  });
});
