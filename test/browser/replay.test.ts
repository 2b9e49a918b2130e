/**
 * Looking back at finished games: by keys and by link, through whose eyes, from a file, and
 * together.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, WebSocket } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { Api } from '../../src/client/api.ts';
import { Connection } from '../../src/client/connection.ts';
import { words as nextCover } from '../../src/games/next/words/en/cover.ts';
import { POINTS } from '../../src/games/pokerdice/rules/objectives.ts';
import { words as pokerdice } from '../../src/games/pokerdice/words/en/page.ts';
import { words as sequenceCover } from '../../src/games/sequence/words/en/cover.ts';
import { words as page } from '../../src/words/en/page.ts';
import { words as en } from '../../src/words/en/replay.ts';
import { words as fr } from '../../src/words/fr/replay.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { saved, textOf } from '../support/browser/download.ts';
import { againstBots, playOn } from '../support/browser/keys/playing.ts';
import { stage } from '../support/browser/stage.ts';
import { openPage, SIZES, type VisitOptions } from '../support/browser/visit.ts';
import { root } from '../support/command.ts';

const here = stage();

interface Finished {
  readonly table: string;
  /** The lines of the record after its header. */
  readonly events: readonly {
    readonly seat: number;
    readonly type: string;
    readonly cards?: readonly (keyof typeof POINTS)[];
  }[];
}

/** A table that bots have played to its end. */
async function finished(game: string): Promise<Finished> {
  const api = new Api(here.site.url);
  const host = await api.beGuest('Host');
  const bots = [{ seat: 1, level: 'beginner' } as const];
  const { table } = await api.open(host.token, { game, seats: 2, bots });
  const link = new Connection({ url: api.socketUrl, token: host.token });
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
  const { record } = await api.kept(host.token, table);
  const [, ...lines] = record.trimEnd().split('\n');
  return { table, events: lines.map((line) => JSON.parse(line) as Finished['events'][number]) };
}

let poker: Finished;
let sequence: Finished;
beforeAll(async () => {
  [poker, sequence] = await Promise.all([finished('pokerdice'), finished('sequence')]);
}, 120_000);

const sockets = new WeakMap<Page, WebSocket>();

/** Until the page has been told this, and has had the time to draw it. */
async function heard(at: Page, frame: RegExp): Promise<void> {
  const predicate = ({ payload }: { readonly payload: string | Buffer }): boolean =>
    frame.test(String(payload));
  await sockets.get(at)?.waitForEvent('framereceived', { predicate });
  await at.evaluate(
    () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))),
  );
}

/** Somebody of this name. */
async function come(path: string, name: string, options: VisitOptions = {}): Promise<Page> {
  const { page: at, context } = await openPage(here.browser, 'about:blank', {
    reducedMotion: true,
    ...options,
  });
  await context.clock.install(); // it runs on, and can be advanced
  at.on('websocket', (socket) => sockets.set(at, socket));
  await context.addInitScript(
    (called) => localStorage.setItem('gobelet settings', JSON.stringify({ name: called })),
    name,
  );
  await at.goto(here.site.url + path);
  return at;
}

async function open(path: string, options: VisitOptions = {}): Promise<Page> {
  const { page: at } = await here.open(path, { reducedMotion: true, ...options });
  return at;
}

/** Whatever takes its time on a busy machine. */
const soon = <T>(look: () => T) => expect.poll(look, { timeout: 15_000, interval: 100 });

const slider = (at: Page, words = en): Locator => at.getByRole('slider', { name: words.moment });
const button = (at: Page, name: string | RegExp): Locator =>
  at.getByRole('button', { name, exact: true });

async function expectAt(at: Page, position: number): Promise<void> {
  await soon(() => slider(at).inputValue()).toBe(`${position}`);
}

describe('by keys', () => {
  it('goes step by step, to the ends, to the next decision, and by itself', async () => {
    const at = await open(`/replay/t/${sequence.table}`);
    const end = sequence.events.length;
    await expectAt(at, 0);
    for (let step = 1; step <= 6; step++) await at.keyboard.press('ArrowRight');
    await expectAt(at, 6);
    await at.keyboard.press('ArrowLeft');
    await expectAt(at, 5);
    const first = sequence.events.findIndex(({ type }) => type === 'place');
    await at.keyboard.press('Home');
    await at.keyboard.press('d');
    await soon(async () => Number(await slider(at).inputValue())).toBeGreaterThanOrEqual(first);
    await at.getByText(new RegExp(en.ways({ count: 2 }).replace('2', '\\d+'))).waitFor();
    await at.keyboard.press('End');
    await expectAt(at, end);
    expect(await button(at, en.forward).getAttribute('aria-disabled')).toBe('true');
    await at.keyboard.press('Home');
    await button(at, en.speed({ times: 1 })).click();
    await button(at, en.speed({ times: 2 })).click();
    await at.locator('h1').click();
    await at.keyboard.press(' ');
    await button(at, en.pause).waitFor();
    await soon(async () => Number(await slider(at).inputValue())).toBeGreaterThan(2);
    await at.keyboard.press(' ');
    await button(at, en.play).waitFor();
    await at
      .getByRole('status')
      .filter({ hasText: /^Move \d+ of \d+\./ })
      .waitFor({ state: 'attached' });
  });

  it('the slider and the buttons do the same, and a line of the log leads to its move', async () => {
    const at = await open(`/replay/t/${sequence.table}`, SIZES.desktop);
    await slider(at).fill('7');
    await expectAt(at, 7);
    await button(at, en.forward).click();
    await expectAt(at, 8);
    await button(at, en.back).click();
    await button(at, en.last).click();
    await expectAt(at, sequence.events.length);
    const log = at.getByRole('list', { name: page.table.log });
    await log.getByRole('button').nth(3).click();
    await soon(async () => Number(await slider(at).inputValue())).toBeLessThan(8);
    await button(at, en.first).click();
    await expectAt(at, 0);
  });
});

describe('a link', () => {
  it('leads to one moment through somebody’s eyes; the way back is the browser’s', async () => {
    const at = await open(`/t/${poker.table}`);
    await at.getByRole('dialog', { name: page.after.title }).waitFor();
    await button(at, page.after.replay).click();
    await expectAt(at, 0);
    await slider(at).fill('12');
    await at.keyboard.press('2');
    await soon(() => at.url()).toContain(`/replay/t/${poker.table}?at=12&seat=1`);
    const link = at.url();
    await at.goBack();
    await at.getByRole('dialog', { name: page.after.title }).waitFor();
    await at.goForward();
    await expectAt(at, 12);
    const other = await open(new URL(link).pathname + new URL(link).search);
    await expectAt(other, 12);
    const people = other.getByRole('list', { name: page.table.players });
    await people.getByRole('button', { name: en.eyes.look, pressed: true }).waitFor();
    expect(await people.getByRole('button', { pressed: true }).innerText()).toContain(
      page.table.botNames[0],
    );
  });

  it('is copied', async () => {
    const at = await open(`/replay/t/${poker.table}?at=5&seat=open`);
    await at.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(at, en.menu).click();
    await button(at, en.link.copy).click();
    await button(at, en.link.copied).waitFor();
    expect(await at.evaluate(() => navigator.clipboard.readText())).toBe(
      `${here.site.url}/replay/t/${poker.table}?at=5&seat=open`,
    );
  });

  it('to a game that is not over, or not there, says so', async () => {
    const api = new Api(here.site.url);
    const { table } = await api.open((await api.beGuest('Host')).token, { game: 'next', seats: 2 });
    const at = await open(`/replay/t/${table}`);
    await at.getByRole('heading', { name: en.troubles.running.title }).waitFor();
    await button(at, en.toTable).click();
    await soon(() => new URL(at.url()).pathname).toBe(`/t/${table}`);
    const lost = await open('/replay/t/kabo-relu-timo-sane');
    await lost.getByRole('heading', { name: page.troubles.unknown.title }).waitFor();
  });
});

describe('eyes', () => {
  it('see what these eyes saw: a card laid face down is its owner’s, and everybody’s with all open', async () => {
    const commit = poker.events.findIndex(({ type }) => type === 'commit') + 1;
    const { seat, cards } = poker.events[commit - 1] as Finished['events'][number];
    const card = cards?.[0] ?? 'joker';
    const at = await open(`/replay/t/${poker.table}?at=${commit}&seat=${1 - seat}`);
    const laid = at.getByText(`${pokerdice.cards[card].name}, ${pokerdice.laid}`);
    const secret = at
      .getByRole('region', { name: en.secrets })
      .getByRole('img', { name: pokerdice.card(card, POINTS[card]), exact: true });
    await expectAt(at, commit);
    expect([await laid.count(), await secret.count()]).toEqual([0, 0]);
    await at.keyboard.press(`${seat + 1}`);
    await laid.waitFor({ state: 'attached' });
    expect(await secret.count()).toBe(0);
    await at.keyboard.press('a');
    await secret.waitFor();
    expect(await laid.count()).toBe(0);
    await at.keyboard.press('0');
    await secret.waitFor({ state: 'detached' });
    expect(await laid.count()).toBe(0);
    await button(at, en.eyes.now({ who: en.eyes.public })).click();
    await at.getByRole('radio', { name: en.eyes.open }).check({ force: true });
    await at.keyboard.press('Escape');
    await secret.waitFor();
  });

  it('are not asked for where nothing is hidden', async () => {
    const at = await open(`/replay/t/${sequence.table}?at=4&seat=1`);
    await expectAt(at, 4);
    await soon(() => at.url()).toContain('seat=public');
    expect(await at.locator('.replay-eyes').count()).toBe(0);
  });
});

describe('a file', () => {
  const record = (path: string): string => readFileSync(join(root, 'src', 'games', path), 'utf8');

  /** As when it is let go over the page. */
  async function drop(at: Page, name: string, text: string): Promise<void> {
    await at.evaluate(
      ([called, inside]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([inside as string], called as string));
        document.body.dispatchEvent(
          new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
        );
      },
      [name, text],
    );
  }

  it('is chosen, or dropped anywhere', async () => {
    const at = await open('/');
    await at.getByRole('link', { name: page.home.replay }).click();
    await at.getByRole('heading', { name: en.file.title }).waitFor();
    await at.setInputFiles('input[type=file]', {
      name: 'game.jsonl',
      mimeType: 'application/jsonl',
      buffer: Buffer.from(record('next/records/whole-game-for-three.jsonl')),
    });
    await at.getByRole('heading', { name: en.title({ game: nextCover.name }) }).waitFor();
    await expectAt(at, 0);
    await at.keyboard.press('End');
    await expectAt(at, 59);
    await drop(at, 'other.jsonl', record('sequence/records/whole-game-of-two.jsonl'));
    await at.getByRole('heading', { name: en.title({ game: sequenceCover.name }) }).waitFor();
    await expectAt(at, 0);
    await button(at, en.menu).click();
    await at.getByText(en.link.fileOnly).waitFor();
    await at.keyboard.press('Escape');
    await button(at, en.toStart).click();
    await at.getByRole('heading', { name: en.file.title }).waitFor();
  });

  it('with several games lets one choose, and says what is wrong with the rest', async () => {
    const at = await open('/replay');
    await at.getByRole('heading', { name: en.file.title }).waitFor();
    await drop(
      at,
      'three.jsonl',
      record('pokerdice/records/bad-record-between-two-good-ones.jsonl'),
    );
    await at.getByRole('heading', { name: en.file.several({ count: 2 }) }).waitFor();
    await at.getByText(en.file.faults.event({ line: 7 })).waitFor();
    await expectAccessible(at);
    await button(at, new RegExp(en.file.line({ line: 9 }))).click();
    await expectAt(at, 0);
    await at.keyboard.press('End');
    await expectAt(at, 1);
  });

  it('that is none says in which line, in the language of the page', async () => {
    const at = await open('/replay', { locale: 'fr-FR' });
    await at.getByRole('heading', { name: fr.file.title }).waitFor();
    await drop(at, 'notes.txt', 'Chère Léa,\nmerci pour les dés !\n');
    await at
      .getByRole('alert')
      .getByText(fr.file.faults.text({ line: 1 }))
      .waitFor();
    await drop(
      at,
      'cut.jsonl',
      record('next/records/whole-game-for-three.jsonl').split('\n').slice(3).join('\n'),
    );
    await at
      .getByRole('alert')
      .getByText(fr.file.faults.start({ line: 1 }))
      .waitFor();
    const spoilt = record('sequence/records/whole-game-of-two.jsonl').split('\n');
    spoilt[10] = '{"seat":0,"type":"place","square":"z9"}';
    await drop(at, 'spoilt.jsonl', spoilt.join('\n'));
    await at
      .getByRole('alert')
      .getByText(fr.file.faults.event({ line: 11 }))
      .waitFor();
    await drop(at, 'empty.jsonl', '\n');
    await at.getByRole('alert').getByText(fr.file.empty).waitFor();
    await drop(at, 'large.jsonl', ' '.repeat(5 << 20));
    await at
      .getByRole('alert')
      .getByText(fr.file.tooLarge({ most: 4 }))
      .waitFor();
    await expectAccessible(at);
  });
});

it('a game on this device: from its result, with a link that is for this device only', async () => {
  const { visit, words } = await againstBots(here, 'sequence', { seed: 3 });
  const at = visit.page;
  await playOn({ visit, words, game: 'sequence' });
  await button(at, page.after.replay).click();
  await expectAt(at, 0);
  expect(new URL(at.url()).pathname).toMatch(/^\/replay\/here\//);
  await at.keyboard.press('ArrowRight');
  await button(at, en.menu).click();
  await at.getByText(en.link.hereOnly).waitFor();
  const download = await saved(at, () => button(at, en.link.record).click());
  expect(download.suggestedFilename()).toMatch(/\.jsonl$/);
  const text = await textOf(download);
  await at.goto(`${here.site.url}/replay`);
  await at.getByRole('heading', { name: en.file.own }).waitFor();
  await at.setInputFiles('input[type=file]', {
    name: 'own.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(text),
  });
  await expectAt(at, 0);
  await at.keyboard.press('End');
  await expectAt(at, text.trimEnd().split('\n').length - 1);
});

describe('together', () => {
  const path = (): string => `/replay/t/${poker.table}?at=3&seat=open`;

  it('one leads, another follows along, points, and goes his own way', async () => {
    const lea = await come(path(), 'Léa', SIZES.desktop);
    const noe = await come(path(), 'Noé');
    for (const at of [lea, noe]) await expectAt(at, 3);
    await button(lea, en.together.lead).click();
    await lea.getByText(en.together.leading).first().waitFor();
    await button(noe, en.together.follow({ name: 'Léa' })).click();
    await noe
      .getByText(en.together.following({ name: 'Léa' }))
      .first()
      .waitFor();
    await lea.keyboard.press('ArrowRight');
    await lea.keyboard.press('ArrowRight');
    await expectAt(noe, 5);
    await lea.keyboard.press('1');
    await soon(() => noe.url()).toContain('at=5&seat=0');
    await slider(lea).fill('20');
    await expectAt(noe, 20);

    await button(noe, en.menu).click();
    await button(noe, en.together.point).click();
    await noe.getByRole('list', { name: page.table.players }).getByRole('button').nth(1).click();
    await lea
      .getByText(en.together.pointsAtSeat({ name: 'Noé', other: page.table.botNames[0] ?? '' }))
      .first()
      .waitFor();
    await lea.locator('.seats .replay-fingers').getByText('Noé').waitFor();
    await button(noe, en.menu).click();
    await button(noe, en.together.point).click();
    await button(noe, page.table.log).click();
    const line = noe.getByRole('dialog').getByRole('button').nth(2);
    await line.click();
    await lea
      .getByText(/Noé points at move \d/)
      .first()
      .waitFor();
    await lea.locator('.replay-steps .replay-fingers').getByText('Noé').waitFor();
    await expectAt(lea, 20);

    await noe.keyboard.press('Escape');
    await button(noe, en.together.follow({ name: 'Léa' })).waitFor();
    const told = heard(noe, /"type":"reviewing".*"at":0\b/u);
    await lea.keyboard.press('Home');
    await told;
    await expectAt(noe, 20);
    await button(noe, en.together.follow({ name: 'Léa' })).click();
    await expectAt(noe, 0);
    await noe.keyboard.press('ArrowRight');
    await button(noe, en.together.follow({ name: 'Léa' })).waitFor();
  });

  it('the lead is taken over, and who comes later hears of it', async () => {
    const lea = await come(path(), 'Léa', SIZES.desktop);
    const noe = await come(path(), 'Noé', SIZES.desktop);
    await expectAt(noe, 3);
    await button(lea, en.together.lead).click();
    await noe
      .getByText(en.together.leads({ name: 'Léa' }))
      .first()
      .waitFor();
    await lea.clock.fastForward(2100); // what the old leader said may still be on its way
    await button(noe, en.together.lead).click();
    await lea
      .getByText(en.together.leads({ name: 'Noé' }))
      .first()
      .waitFor();
    const ana = await come(path(), 'Ana');
    await button(ana, en.together.follow({ name: 'Noé' })).click();
    await noe.keyboard.press('ArrowRight');
    await expectAt(ana, 4);
  });
});

describe('for everybody', () => {
  it.each(['light', 'dark'] as const)(
    'axe finds nothing wrong, %s',
    { timeout: 120_000 },
    async (theme) => {
      const desk = await open(`/replay/t/${poker.table}?at=9&seat=open`, {
        ...SIZES.desktop,
        theme,
      });
      await expectAt(desk, 9);
      await expectAccessible(desk);
      const at = await open(`/replay/t/${poker.table}?at=9&seat=1`, { ...SIZES.small, theme });
      await expectAt(at, 9);
      await expectAccessible(at);
      await button(at, en.menu).click();
      await expectAccessible(at);
      await at.keyboard.press('Escape');
      await button(at, /^Eyes: /).click();
      await expectAccessible(at);
      const start = await open('/replay', { ...SIZES.small, theme });
      await start.getByRole('heading', { name: en.file.title }).waitFor();
      await expectAccessible(start);
    },
  );

  it('everything is in sight on the smallest phone, in every game and through all eyes', async () => {
    const at = await open('/replay', SIZES.small);
    for (const name of [
      'pokerdice/records/game-of-five',
      'next/records/whole-game-for-six',
      'sequence/records/whole-game-of-four',
    ]) {
      await at.setInputFiles('input[type=file]', {
        name: 'game.jsonl',
        mimeType: 'application/jsonl',
        buffer: readFileSync(join(root, 'src', 'games', `${name}.jsonl`)),
      });
      await expectAt(at, 0);
      for (const eyes of ['0', '1', 'a'])
        for (const place of [0, 9, 24, 1000]) {
          await at.keyboard.press(eyes);
          await slider(at).fill(`${Math.min(place, Number(await slider(at).getAttribute('max')))}`);
          const room = await at
            .locator('.replay')
            .evaluate((main) => [
              main.scrollHeight - main.clientHeight,
              document.documentElement.scrollWidth,
            ]);
          expect([name, eyes, place, ...room]).toEqual([name, eyes, place, 0, 320]);
        }
      await button(at, en.toStart).click();
    }
  });
});
