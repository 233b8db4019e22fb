import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { command, tool } from './command.mjs';
import { StepFailed, step } from './progress.mjs';

/** The headless build: it costs a fifth less, and shows no notifications. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

async function* candidates() {
  if (process.env.BROWSER_PATH) yield process.env.BROWSER_PATH;
  const { chromium } = await import('@playwright/test');
  yield chromium.executablePath();
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of NAMES) for (const folder of folders) yield join(folder, name);
  yield* ELSEWHERE;
}

/** A Chromium that starts on this machine and is `wanted`; null if there is none. */
async function findBrowser(wanted = () => true) {
  for await (const file of candidates()) {
    if (wanted(file) && existsSync(file) && (await command(file, ['--version', '--no-sandbox'])).code === 0)
      return file;
  }
  return null;
}

const WAYS = [
  ['Fetching a browser', () => tool('@playwright/test/cli.js', ['install', 'chromium'])],
  [
    "Installing the system's Chromium",
    async () => {
      const shell = await aptInstall(SHELL);
      return shell.code === 0 ? shell : aptInstall('chromium');
    },
  ],
];

const isWhole = (file) => !/headless.shell/.test(file);

/** The whole browser, for the few stories that the headless build cannot run; null where it is not available. */
export async function ensureWholeBrowser() {
  const found = await findBrowser(isWhole);
  if (found) return found;
  await step("Installing the system's whole Chromium", () => aptInstall('chromium'));
  return findBrowser(isWhole);
}

/** The browser for stories and pictures, installed if there is none. */
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
