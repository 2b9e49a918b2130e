import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { coverWords } from './build/cover-words.ts';
import product from './package.json' with { type: 'json' };
import { RetryReport } from './test/support/retry-report.ts';
import { StallReport } from './test/support/stall-report.ts';

const IN_BROWSER = 'test/browser/**/*.test.ts';

/** All chance in tests follows from it (test/support/chance.ts): the commit, or what is chosen. */
const SEED =
  process.env['SEED'] ||
  spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() ||
  product.version;

/**
 * `npm run test:quick`: all that stands beside the sources, and of the suites those that are done
 * in a moment; one whole game in a browser. The contract and the store are tried a few times.
 */
const QUICK = [
  'src/**/*.test.{ts,tsx}',
  'test/{contract,corpus,store,bus,http,challenge,languages,odds}.test.ts',
  'test/{lint-rules,protocol-doc,retry-report}.test.ts',
  'test/{house,referee,identity,words}/*.test.ts',
  'test/online/{online,resume,rename,log,past,cost}.test.ts',
];
const QUICK_IN_BROWSER = 'test/browser/device-bots.test.ts';
/** A proof, processes that are stopped, whole archives of words: they take their time. */
const SLOW = ['src/**/proof.test.ts', 'test/identity/restore.test.ts', 'test/words/import.test.ts'];

// No test is tried again, but for those that say why (test/support/may-be-late.ts).
export default defineConfig(({ mode }) => ({
  test: {
    reporters: ['default', new RetryReport(SEED), new StallReport()],
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        plugins: [coverWords()],
        test: {
          name: 'node',
          include: mode === 'quick' ? QUICK : ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: mode === 'quick' ? [IN_BROWSER, ...SLOW] : [IN_BROWSER],
          globalSetup: 'test/support/parts/setup.ts',
          css: { include: [/tokens\.css/] }, // its colours are tested; other styles are empty here
          provide: { seed: SEED },
          env: {
            ...{ LC_ALL: 'C', GOBELET_LANG: '' }, // English, whatever the machine speaks
            ...(mode === 'quick' ? { RUNS: '5' } : {}),
          },
          testTimeout: 120_000,
          // One more than there are cores: somebody always waits for a process or a clock.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: [mode === 'quick' ? QUICK_IN_BROWSER : IN_BROWSER],
          globalSetup: 'test/support/browser/setup.ts',
          provide: { seed: SEED },
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // After the others, for what is measured in seconds there must not wait for a browser.
          sequence: { groupOrder: 2 },
          maxWorkers: availableParallelism(),
        },
      },
    ],
  },
}));
