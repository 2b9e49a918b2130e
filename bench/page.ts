/**
 * npm run bench:page: how quick the page is, in a real Chromium on a simulated mid-range phone,
 * against a real server.
 *
 *   load      until something is painted, until one can press Play: first visit over slow 4G, second one out of the service worker
 *   input     from a tap, click or key to the next frame, at a table of each game; from Play to the table
 *   throws    frames of throws of five and of six dice
 *   sizes     script, compressed
 *
 *   npm run bench:page -- load throws          only these
 *   npm run bench:page -- --json FILE          all measurements, too
 *   ROUNDS=7 INPUTS=8 SLOWER=4                rounds; inputs of each game in a round; how many times slower the phone is
 *
 * The phone's processor is four times slower than this machine's, which should have nothing else to
 * do: two cores that others use, too, and a screen drawn in software. So beside each figure stands
 * the least that could be measured the same way in the same round; and where it can be told, the
 * time of the processor, which does not depend on who else wants it. Interrupted, it tells what it
 * has.
 */

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchChromium } from '../test/support/browser/chromium.ts';
import { startSite } from '../test/support/browser/site.ts';
import { progress } from './page/figures.ts';
import { newMeasured, type PageMeasures, report } from './page/report.ts';
import { round } from './page/rounds.ts';
import { measureSizes } from './page/sizes.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const PARTS = ['load', 'input', 'throws', 'sizes'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' } },
});
const unknown = positionals.filter((word) => !PARTS.some((part) => part === word));
if (unknown.length > 0)
  throw new Error(`nothing is called ${unknown.join(', ')}: there are ${PARTS.join(', ')}`);
const parts = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part));

const { status } = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('../scripts/build-page.ts', import.meta.url))],
  {
    stdio: ['ignore', 2, 'inherit'],
  },
);
if (status !== 0) throw new Error('the page can’t be built');

let isStopped = false;
process.once('SIGINT', () => {
  isStopped = true;
  progress('after this measurement …');
});

const measured: PageMeasures = newMeasured(loadavg());
if (parts.includes('sizes')) measured.sizes = await measureSizes();
const [site, browser] = await Promise.all([
  startSite('--bot-pause', '300'),
  launchChromium({ handleSIGINT: false }),
]);
try {
  measured.chromium = browser.version();
  for (let number = 1; number <= ROUNDS && !isStopped; number++) {
    const say = (what: string): void => progress(`round ${number} of ${ROUNDS}: ${what}`);
    await round({ browser, site, measured, parts, say, isStopped: () => isStopped });
  }
} catch (error) {
  if (!isStopped) throw error; // the server and the browser heard the interrupt, too
} finally {
  progress('');
  await browser.close();
  await site.stop();
}
measured.loadAfter = loadavg();
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(measured, null, 1));
console.log(report(measured));
