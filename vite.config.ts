/** How the page is built: from src/web to dist/page, a chunk for each game and each language. */

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { compress } from './build/compress.ts';
import { precache } from './build/precache.ts';
import { stamp } from './build/stamp.ts';
import { wordsFirst } from './build/words-first.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Few files instead of many small ones: each costs a journey. What home needs is two: itself, and the house on this device to
 * list what is there; what every table needs three: playing it, dice and cards, the screen. What is named first takes what it
 * shares with those below.
 */
const GROUPS = [
  { name: 'first', test: /src\/(?:web\/first|web\/app\/settings-key|i18n\/languages)\.ts/ },
  {
    name: 'base',
    test: /node_modules\/@?preact|vite\/preload-helper|src\/(?:shape|protocol|bots\/bot|client\/api)\.ts|src\/i18n\/\w+\.ts|src\/web\/(?:app\/(?!decks|own-cards)|home\/)|src\/web\/kit\/(?!die|card|coach|throwing|tumble|chance|qr|shake|joy|file-drop)/,
  },
  {
    name: 'house',
    test: /src\/(?:client\/following|tables\/(?:clock|colours|ids|journal|local-bus|own|refused|review|store|timing|show)|game|chance|record|table)\.ts|src\/web\/local\/(?!real-cards|begin|playing|source)/,
  },
  {
    name: 'tables',
    test: /src\/(?:client\/(?!api|challenges|dice-judgement|link|patience)|dice\/(?!verify|pouring)|tables\/(?!own-deeds|tallying)|web\/local\/(?:begin|playing|source))|node_modules\/@noble/,
  },
  { name: 'things', test: /src\/web\/(?:packs\/|kit\/(?:die|card|throwing|tumble|chance))/ },
  {
    name: 'table',
    test: /src\/web\/table\/(?!lobby|invite|fingerprint|verified|options-said)|src\/client\/link|src\/web\/online\/(?:link|source|on-the-way|the-notes)|src\/web\/kit\/(?:joy|shake)/,
  },
];

export default defineConfig({
  root: here('src/web'),
  publicDir: here('src/web/public'),
  build: {
    outDir: here('dist/page'),
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // light-dark() as it is written: a card chooses its own light
    assetsInlineLimit: 0, // the content security policy lets nothing in that is not a file of ours
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { page: here('src/web/index.html'), sw: here('src/web/sw/sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  plugins: [wordsFirst(), budget(), precache(here('src/web/public')), compress(), stamp()],
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
