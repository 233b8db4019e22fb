import type { LaunchOptions } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  // Pages live for seconds: what compiling and optimizing costs is never earned back.
  '--js-flags=--max-lazy --no-opt --no-maglev',
];

/** Launch options of a browser: the one at that path, or Playwright's own. */
export const launching = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath && { executablePath }),
  args: isRoot ? [...QUIET, '--no-sandbox'] : QUIET,
});
