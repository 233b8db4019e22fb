import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { command, tool } from './command.mjs';
import { StepFailed, step } from './progress.mjs';

/** The form without windows first: it costs a fifth less, and nobody looks at one. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

async function* candidates() {
  if (process.env.BROWSER_PATH) yield process.env.BROWSER_PATH;
  const { chromium } = await import('@playwright/test');
  yield chromium.executablePath();
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of NAMES) for (const folder of folders) yield join(folder, name);
  yield* ELSEWHERE;
}

/** A Chromium that starts here; null when there is none. */
async function findBrowser() {
  for await (const file of candidates()) {
    if (existsSync(file) && (await command(file, ['--version', '--no-sandbox'])).code === 0) return file;
  }
  return null;
}

const WAYS = [
  ['Fetching a browser', () => tool('@playwright/test/cli.js', ['install', 'chromium'])],
  [
    "Installing the system's Chromium",
    async () => {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      const install = (name) =>
        command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
      await command('apt-get', ['update', '-qq'], { env });
      const shell = await install('chromium-headless-shell');
      return shell.code === 0 ? shell : install('chromium');
    },
  ],
];

/** The browser for stories and pictures, installed when there is none. */
export async function ensureBrowser() {
  let found = await findBrowser();
  const told = [];
  for (const [name, install] of WAYS) {
    if (found) break;
    const { output } = await step(name, install);
    told.push(`${name}:\n${output.split('\n').slice(-5).join('\n')}`);
    found = await findBrowser();
  }
  if (found) return found;
  throw new StepFailed(`No browser could be had. BROWSER_PATH may name one.\n${told.join('\n')}`);
}
