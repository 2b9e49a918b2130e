import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const IN_BROWSER = 'test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [IN_BROWSER],
          css: { include: [/tokens\.css/] }, // its colours are tested; other styles are empty here
          env: { LC_ALL: 'C', GOBELET_LANG: '' }, // English, whatever the machine speaks
          testTimeout: 120_000,
          retry: 1, // processes and sockets on a busy machine can be late; what is broken fails twice
          maxWorkers: availableParallelism(), // one less is the default, which on two cores leaves one idle
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: [IN_BROWSER],
          globalSetup: 'test/browser/setup.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry: 2, // a browser on a busy machine can be late; what is broken fails every time
          // After the others, for what is measured in seconds there must not wait for a browser.
          sequence: { groupOrder: 2 },
          maxWorkers: availableParallelism(),
        },
      },
    ],
  },
});
