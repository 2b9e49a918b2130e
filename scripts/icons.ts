/**
 * node scripts/icons.ts: draws the icons of the page, src/web/public/icon-*.png, from icon.svg. The
 * one that systems cut to a shape of their own has its ground to the edge and its picture within
 * the middle four fifths; Apple rounds its corners itself.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../test/support/browser/chromium.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const svg = readFileSync(here('../src/web/public/icon.svg'), 'utf8');
const toTheEdge = svg.replace('rx="112"', '');
const maskable = toTheEdge.replace('<g id="art">', '<g transform="translate(47 66) scale(.76)">');

const ICONS = [
  { name: 'icon-180', size: 180, art: toTheEdge },
  { name: 'icon-192', size: 192, art: svg },
  { name: 'icon-512', size: 512, art: svg },
  { name: 'icon-maskable-512', size: 512, art: maskable },
] as const;

const browser = await launchChromium();
for (const { name, size, art } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${art}`,
  );
  await page.screenshot({ path: here(`../src/web/public/${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
