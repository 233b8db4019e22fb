import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { SlowestFirst } from './scripts/slowest-first.js';
import { leftOut } from './scripts/steps/rotation.mjs';

const library = (name: string, part = 'index'): string =>
  fileURLToPath(new URL(`./libs/${name}/src/${part}.ts`, import.meta.url));

/** What stories and the soak have in common: they run the built server as processes of its own, and see what a client sees. */
const stories = {
  // What was built is run as it is: to transform it anew takes each worker seconds, and then it runs slower.
  server: { deps: { external: [/\/(apps|libs)\/\w+\/dist\//] } },
  globalSetup: ['apps/server/test/harness/grounds.setup.ts'],
  setupFiles: ['scripts/properties.setup.ts'],
  testTimeout: 300_000,
  // What is polled for comes when the machine has time for it.
  expect: { poll: { timeout: 60_000 } },
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        // Specs beside the code read the libraries' source: no build stands between an edit and its test.
        resolve: {
          alias: {
            '@truemark/contracts/admin': library('contracts', 'admin/index'),
            '@truemark/contracts': library('contracts'),
            '@truemark/domain': library('domain'),
            '@truemark/i18n': library('i18n'),
            '@truemark/money': library('money'),
          },
        },
        test: {
          name: 'unit',
          setupFiles: ['scripts/properties.setup.ts'],
          include: ['libs/**/src/**/*.spec.ts', 'apps/**/src/**/*.spec.ts', 'scripts/**/*.spec.ts'],
          // Pure parts share no state: loading them anew for each file would cost twice what the specs do.
          isolate: false,
          // No spec needs it: on a busy machine a second of work takes many.
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...stories,
          name: 'stories',
          // A worker keeps the harness from file to file: to load it anew costs as much as many a story.
          isolate: false,
          include: ['apps/server/test/**/*.e2e-spec.ts'],
          exclude: [...configDefaults.exclude, ...leftOut('stories')],
          // Many stories wait for a server more than they compute.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // `npm run test:soak` alone: it takes an hour.
        test: {
          ...stories,
          name: 'soak',
          include: ['apps/server/test/**/*.soak.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        // `npm run bench` alone: what is compared are processes with databases of their own.
        test: {
          ...stories,
          name: 'bench',
          include: ['apps/server/test/**/*.bench.ts'],
          testTimeout: 1_800_000,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
