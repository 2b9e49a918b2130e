/**
 * The headers of the page in a real browser, and that nothing gets past those who watch it: on a
 * small page made for it.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAssets } from '../../src/server/http/assets.ts';
import { trustOwnScripts } from '../../src/web/shell/trusted.ts';
import { axeFindings } from '../support/browser/axe.ts';
import { sharedChromium } from '../support/browser/stage.ts';
import { digTunnel } from '../support/browser/tunnel.ts';
import { NETWORK_LOSS, openPage, type Visit } from '../support/browser/visit.ts';
import { type House, openHouse } from '../support/online/servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'gobelet-policy-'));
const FILES: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Small</title><link rel="icon" href="data:,">
    <script type="module" src="/assets/main.js"></script><main><h1>Small</h1><p id="said">nothing</p></main></html>`,
  'assets/main.js': `
    (${trustOwnScripts})();
    const said = document.querySelector('#said');
    addEventListener('say', ({ detail }) => { said.textContent = detail; });
    globalThis.begin = () => {
      said.textContent = 'knocking';
      const socket = new WebSocket(new URL('/socket', location.href.replace(/^http/, 'ws')));
      socket.onopen = () => dispatchEvent(new CustomEvent('say', { detail: 'socket open' }));
      socket.onclose = () => dispatchEvent(new CustomEvent('say', { detail: 'socket closed' }));
    };
    globalThis.think = () => {
      new Worker('/assets/worker.js', { type: 'module' }).onmessage = ({ data }) => dispatchEvent(new CustomEvent('say', { detail: data }));
    };`,
  'assets/worker.js': `postMessage('worker thinks');`,
  'sw.js': `self.addEventListener('fetch', () => undefined);`,
};

const here = sharedChromium();
let house: House;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  house = await openHouse({}, { page: readAssets(folder) });
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
});

const open = (allow: readonly RegExp[] = []): Promise<Visit> =>
  openPage(here.browser, house.api.origin, { allow });

/** What the page says in the end. */
async function said({ page }: Visit, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).waitFor();
}

it('the page may open its socket, run its worker and be kept by its service worker', async () => {
  const visit = await open();
  await visit.page.evaluate('begin()');
  await said(visit, 'socket open');
  await visit.page.evaluate('think()');
  await said(visit, 'worker thinks');
  await visit.page.evaluate(
    `navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)`,
  );
  expect(visit.problems).toEqual([]);
});

it('nothing that was written into the page runs, and nothing is asked of others', async () => {
  const visit = await open([
    /Content Security Policy/,
    /TrustedHTML|TrustedScript/,
    /failed: GET https:\/\/other\.example/,
  ]);
  const { page } = visit;
  await page.evaluate(`
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'h1 { color: red }' }));
    const script = document.createElement('script');
    try { script.textContent = 'globalThis.isBroken = true'; } catch {}
    script.append('globalThis.isBroken = true');
    document.body.append(script);
  `);
  expect(
    await page.evaluate(`fetch('https://other.example/').then(() => 'sent', () => 'kept')`),
  ).toBe('kept');
  expect(await page.evaluate('globalThis.isBroken')).toBeUndefined();
  expect(await page.evaluate(`getComputedStyle(document.querySelector('h1')).color`)).toBe(
    'rgb(0, 0, 0)',
  );
});

/** Run in the page, where the policy holds; from outside it would not. */
const TRIED: Readonly<Record<string, string>> = {
  'HTML that is written in': `document.body.innerHTML = '<b>x</b>'`,
  'HTML that is inserted': `document.body.insertAdjacentHTML('beforeend', '<b>x</b>')`,
  'HTML that is parsed': `new DOMParser().parseFromString('<b>x</b>', 'text/html')`,
  'a document in a frame': `document.createElement('iframe').srcdoc = '<b>x</b>'`,
  'text as a script': `document.createElement('script').text = 'x'`,
  'the address of a script of others': `document.createElement('script').src = 'https://other.example/x.js'`,
  'a worker of others': `new Worker('https://other.example/assets/x.js')`,
  'a worker out of nothing': `new Worker(URL.createObjectURL(new Blob(['x'])))`,
  'a worker in an address': `new Worker('data:text/javascript,x')`,
  'a worker that is no script of ours': `new Worker('/api/tables')`,
  'text that is evaluated': `eval('1')`,
  'another policy': `trustedTypes.createPolicy('mine', {})`,
};

it.each(Object.entries(TRIED))('L11: %s is refused', async (what, code) => {
  writeFileSync(join(folder, 'assets', 'tried.js'), `export const tried = () => { ${code} };`);
  const guarded = await openHouse({}, { page: readAssets(folder) });
  const visit = await openPage(here.browser, guarded.api.origin, {
    allow: [/Content Security Policy|Trusted/],
  });
  const outcome = await visit.page.evaluate(
    `import('/assets/tried.js').then(({ tried }) => { try { tried(); return 'done'; } catch (error) { return error.name; } })`,
  );
  expect([what, outcome]).toEqual([
    what,
    expect.stringMatching(/^(?:TypeError|EvalError|SecurityError)$/),
  ]);
  await visit.context.close();
  await guarded.stop();
});

it.each([
  ['an error in the console', `console.error('oh no')`, /^error: oh no/],
  ['a warning', `console.warn('hm')`, /^warning: hm/],
  ['an exception', `setTimeout(() => { throw new Error('lost') })`, /^uncaught: Error: lost/],
  [
    'a promise that nobody waits for',
    `void Promise.reject(new Error('lost'))`,
    /^uncaught: Error: lost/,
  ],
  ['a file that is not there', `fetch('/assets/nothing.js')`, /^error: .*404/],
  [
    'what the policy forbids',
    `document.body.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }))`,
    /style/,
  ],
])('%s is noticed', async (_, code, problem) => {
  const visit = await open();
  await visit.page.evaluate(`(() => { ${code} })()`);
  await expect.poll(() => visit.problems).toEqual([expect.stringMatching(problem)]);
  visit.forgive(problem);
});

it('axe finds what is wrong, and runs under the policy', async () => {
  const { page } = await open();
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(`document.querySelector('main').append(document.createElement('button'))`);
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^button-name: button: /)]);
});

it('a tunnel cuts the socket of a page, keeps it from coming back, and lets it through again', async () => {
  const tunnel = await digTunnel(house.port);
  const visit = await openPage(here.browser, tunnel.url);
  await visit.page.evaluate('begin()');
  await said(visit, 'socket open');
  visit.allow(...NETWORK_LOSS);
  tunnel.cut();
  await said(visit, 'socket closed');
  await visit.page.evaluate('begin()');
  await said(visit, 'socket closed');
  tunnel.mend();
  await visit.page.evaluate('begin()');
  await said(visit, 'socket open');
  await visit.context.close();
  await tunnel.close();
});
