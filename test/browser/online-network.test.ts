/**
 * A network that comes and goes, and people who come late: nothing is lost, nothing happens twice,
 * nothing is shown that was not stored.
 */

import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  arrive,
  type Door,
  openTable,
  type Person,
  playTogether,
  sitDown,
  start,
} from '../support/browser/players/company.ts';
import { logOf } from '../support/browser/players/log.ts';
import { stage } from '../support/browser/stage.ts';
import { digTunnel, type Tunnel } from '../support/browser/tunnel.ts';
import { NETWORK_LOSS, openPage, SIZES } from '../support/browser/visit.ts';

const here = stage();
let tunnel: Tunnel;
beforeAll(async () => {
  tunnel = await digTunnel(here.site.port);
});
afterAll(() => tunnel.close());

/** The page as it is reached through the tunnel. */
const through: Door = {
  get url() {
    return tunnel.url;
  },
  open: (path, options) => openPage(here.browser, tunnel.url + path, options),
};

const PATIENT = { timeout: 10_000 };
const ME = { name: '', isMe: true } as const;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Two at Pokerdice, and whoever is in the tunnel throws first. */
async function twoAtATable(): Promise<{ readonly far: Person; readonly near: Person }> {
  const far = await arrive(through, '/', { ...SIZES.phone, name: 'Far' });
  const near = await arrive(here, await openTable(far, 'pokerdice', 2), SIZES.desktop);
  await sitDown(near);
  await far.page.getByRole('radio', { name: 'Far', exact: true }).check();
  await start(far);
  await far.page.getByText(far.words.pokerdice.status.throwNow(ME), { exact: true }).waitFor();
  return { far, near };
}

/** From now on every state of the page is kept; the function gives them all. */
async function film({ page }: Person): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const shots: string[] = [];
    const shoot = (): unknown => shots.push(document.body.innerHTML);
    new MutationObserver(shoot).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(window, { shots });
  });
  return () =>
    page.evaluate(() => (window as unknown as { readonly shots: readonly string[] }).shots);
}

/**
 * Something is pressed with the network gone: it is said quietly that it waits, and nothing is
 * shown of what it might come to.
 */
async function pressInTunnel(
  far: Person,
  how: 'cut' | 'hold',
  name: string,
  mayNotSee: readonly string[],
): Promise<void> {
  const { page, words } = far;
  const shots = await film(far);
  tunnel[how]();
  await page.getByRole('button', { name, exact: true }).tap();
  await page.getByText(words.page.notices.lostSending).waitFor();
  const unstored = await shots();
  expect(unstored.length).toBeGreaterThan(0);
  expect(unstored.filter((html) => mayNotSee.some((what) => html.includes(what)))).toEqual([]);
  tunnel.mend();
  await page
    .getByText(words.page.notices.lostSending)
    .waitFor({ state: 'hidden', timeout: 20_000 });
}

it('what is done with the network gone waits, and happens once', async () => {
  const { far, near } = await twoAtATable();
  const words = far.words.pokerdice;
  far.visit.allow(...NETWORK_LOSS);

  const dice = FACES.map((face) => words.die(1, face, false));
  await pressInTunnel(far, 'cut', words.throwDice(5), dice);
  for (const { page } of [far, near])
    await page.getByText(words.status.choose(ME, 1), { exact: true }).waitFor();
  const thrown = (await logOf(near)).filter((line) => line.startsWith('Far'));
  expect(thrown).toHaveLength(1);
  const faces = thrown[0]?.match(/\d(?: \d)+/)?.[0] ?? '?';
  expect((await logOf(far)).filter((line) => line.includes(faces))).toHaveLength(1);

  // A socket that seems open, as in a real tunnel; a card that is laid for good.
  const down = near.page.getByRole('button', {
    name: words.placeDown({ name: 'Far', isMe: false }),
  });
  await far.page
    .getByRole('list', { name: words.hand(ME) })
    .getByRole('button')
    .first()
    .tap();
  expect(await down.count()).toBe(0);
  await pressInTunnel(far, 'hold', words.lay, [words.peek, words.hintLaid]);
  await down.waitFor();
  await far.page.getByRole('button', { name: words.peek }).waitFor();
  // it was not tried twice
  expect(await far.page.getByText(far.words.page.refusals.illegal).count()).toBe(0);
});

it('who comes late or comes back reads the same log as who stayed', async () => {
  const host = await arrive(here, '/', SIZES.desktop);
  const path = await openTable(host, 'next', 3);
  await host.page.getByRole('button', { name: host.words.page.lobby.fillWithBots }).click();
  const early = await arrive(here, path, SIZES.desktop);
  await start(host);
  await playTogether([host], 'next', 'log', 6);
  const own = await logOf(host);
  await host.page.reload();
  await expect.poll(() => logOf(host), PATIENT).toEqual(own);
  const late = await arrive(here, path, SIZES.desktop);
  await expect
    .poll(async () => (await logOf(late)).join() === (await logOf(early)).join(), PATIENT)
    .toBe(true);
  expect((await logOf(late)).length).toBeGreaterThan(6);
});
