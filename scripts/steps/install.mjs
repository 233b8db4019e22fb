import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npm } from './command.mjs';
import { StepFailed, step } from './progress.mjs';
import { inRoot } from './root.mjs';

const LOCK = inRoot('package-lock.json');
/** npm's record of the installed packages, which it writes last. */
const INSTALLED = inRoot('node_modules', '.package-lock.json');
/** Node ABI version that native modules were built for. */
const BUILT_FOR = inRoot('node_modules', '.built-for');

const packagesOf = (file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(([path]) =>
    /node_modules\//.test(path),
  );

/**
 * Returns whether every package of the lock file is installed in its version; packages of other platforms may be
 * missing.
 */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(BUILT_FOR) && readFileSync(BUILT_FOR, 'utf8') !== process.versions.modules) return false;
  const installed = new Map(packagesOf(INSTALLED));
  return packagesOf(LOCK).every(([path, { version, integrity, optional }]) => {
    const found = installed.get(path);
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

/** Installs exactly the lock file's packages, unless they are installed. */
export async function ensureInstalled() {
  if (isInstalled()) return noteNode();
  await step('Installing packages', async () => {
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    let { code, output } = await npm(args);
    // Retries once: a temporary registry failure is the usual reason.
    if (code !== 0) ({ code, output } = await npm(args));
    if (code !== 0) throw new StepFailed(`npm ci failed:\n${output}`);
  });
  noteNode();
}

function noteNode() {
  if (!existsSync(BUILT_FOR)) writeFileSync(BUILT_FOR, process.versions.modules);
}
