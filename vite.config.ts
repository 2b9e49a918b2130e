/** How the page is built: from src/web to dist/page, a chunk for each game and each language. */

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { compress } from './build/compress.ts';
import { coverWords } from './build/cover-words.ts';
import { precache } from './build/precache.ts';
import { stamp } from './build/stamp.ts';
import { wordsFirst } from './build/words-first.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Few files instead of many small ones: each costs a journey. What home needs is two: itself, and
 * the house on this device to list what is there; what every table needs three: playing it, dice
 * and cards, the screen. What is named first takes what it shares with those below.
 */
const GROUPS = [
  { name: 'first', test: /src\/(?:web\/first|web\/shell\/settings-key|words\/languages)\.ts/ },
  {
    name: 'base',
    test: /node_modules\/@?preact|vite\/preload-helper|src\/(?:pages|shape|protocol|bots\/bot|client\/api)\.ts|src\/words\/\w+\.ts|src\/web\/(?:app\.tsx|shell\/(?!decks|own-cards|words-parts|use-words|latest|download|worker-calls|copy|invite)|screens\/home\/|sources\/online\/my-name)|src\/web\/kit\/(?!contracts\/(?:coach|chance)|things\/(?:die|card|throwing|tumble|shake|joy)|controls\/(?:qr|file-drop|file-button))/,
  },
  // for every screen but home
  { name: 'later', test: /src\/web\/shell\/(?:use-words|latest|download)\.ts/ },
  {
    name: 'house',
    test: /src\/(?:client\/following|tables\/(?:fold\/(?:clock|colours|journal|own|review|timing|show)|ids|local-bus|refused|store)|game|chance|pending-calls|record\/record|game-in-progress|web\/shell\/worker-calls)\.ts|src\/web\/sources\/local\/(?!real-cards|begin|plan|play-now|playing|source)/,
  },
  {
    name: 'tables',
    test: /src\/(?:client\/(?!api|challenges|dice-judgement|connection|patience)|dice\/(?!verify|pouring)|same-json|tables\/(?!fold\/own-deeds|tallying)|web\/sources\/local\/(?:begin|playing|source))|node_modules\/@noble/,
  },
  {
    name: 'things',
    test: /src\/web\/(?:stage\/packs\/|kit\/(?:things\/(?:die|card|throwing|tumble)|contracts\/chance))/,
  },
  {
    name: 'table',
    test: /src\/web\/(?:screens\/table\/(?!lobby|invite|fingerprint|verified|options-said)|stage\/(?:[\w-]+\.|people\/|log\/|timeline\/how-it-went-address)|shell\/copy)|src\/client\/connection|src\/web\/sources\/(?:opening|unknown|online\/(?:connection|source|on-the-way|the-notes))|src\/web\/kit\/things\/(?:joy|shake)/,
  },
];

export default defineConfig({
  root: here('src/web'),
  publicDir: here('src/web/public'),
  build: {
    outDir: here('dist/page'),
    emptyOutDir: true,
    target: 'es2023',
    // light-dark() as it is written: a card chooses its own light
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
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
  plugins: [
    coverWords(),
    wordsFirst(),
    budget(),
    precache(here('src/web/public')),
    compress(),
    stamp(),
  ],
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
