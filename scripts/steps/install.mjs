import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { npm } from './command.mjs';
import { StepFailed, step } from './progress.mjs';
import { inRoot } from './root.mjs';

const LOCK = inRoot('package-lock.json');
/** npm's own note of what it put there. */
const INSTALLED = inRoot('node_modules', '.package-lock.json');
const STAMP = inRoot('node_modules', '.truemark-installed');

/** The lock and the kind of Node that native parts were built for. */
function wanted() {
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  return { lock, abi: process.versions.modules };
}

function isInstalled({ lock, abi }) {
  if (!existsSync(INSTALLED)) return false;
  const stamp = existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : null;
  if (stamp && stamp.abi !== abi) return false;
  return stamp?.lock === lock || statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
}

/** Installs the packages when they are missing or the lock has changed. */
export async function ensureInstalled() {
  const now = wanted();
  if (isInstalled(now)) return;
  await step('Installing packages', async () => {
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    let { code, output } = await npm(args);
    // Once more: a registry that hiccuped is the usual reason.
    if (code !== 0) ({ code, output } = await npm(args));
    if (code !== 0) throw new StepFailed(`npm ci failed:\n${output}`);
  });
  writeFileSync(STAMP, JSON.stringify(now));
}
