import { defineConfig, devices } from '@playwright/test';
import { leftOut } from '../../scripts/steps/rotation.mjs';
import { launching } from './e2e/harness/launching.js';

export default defineConfig({
  testDir: 'e2e',
  // What was built is run as it is: to transform five hundred files anew takes seconds.
  build: { external: ['**/dist/**'] },
  globalSetup: './e2e/harness/grounds.setup.ts',
  testMatch: '**/*.e2e-spec.ts',
  testIgnore: leftOut('browser').map((file) => `**/${file}`),
  outputDir: 'test-results',
  // Far above what a page needs: the other stories run beside these.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // Stories wait for pages and prices more than they compute.
  workers: 3,
  retries: 1,
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    locale: 'en-GB',
    // What moves is waited for, and drawn without anybody looking.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/London',
    // To trace every story would cost a tenth of the run. One that failed is told again with a trace, and has failed.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    // `npm test` names the browser it found; without one, Playwright's own.
    launchOptions: launching(process.env.BROWSER_PATH),
  },
});
