import './steps/node-version.mjs';
import { spawn } from 'node:child_process';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { orEnd } from './steps/progress.mjs';
import { inRoot, root } from './steps/root.mjs';

/** Stories that inject faults, by the beginning of their file names. */
const STORIES = [
  'anybody-sends-anything',
  'killed-',
  'random-trading',
  'money-survives-faults',
  'two-servers-one-database',
  'options-are-settled-by-rule',
  'processes/any-process-is-killed',
];
const MINUTE = 60_000;
const LONGEST = 10 * MINUTE;
/** Extra time for the last rounds to finish, ms. */
const LAST_ROUNDS = 2 * MINUTE;

const {
  FAULT_SEED = String(Date.now() % 2 ** 31),
  FAULT_SECONDS = '55',
  FAULT_ROUNDS = '1000',
} = process.env;
await orEnd(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
const begun = Date.now();
console.log(
  `Seed ${FAULT_SEED}. At most ten minutes in total: each story repeats its rounds for ${FAULT_SECONDS} s on each database, and at least once.`,
);

const child = spawn(process.execPath, [inRoot('scripts/test.mjs'), 'stories', ...STORIES], {
  cwd: root,
  stdio: 'inherit',
  // A separate process group, so that a hanging run is ended with all its children.
  detached: true,
  env: {
    ...process.env,
    FAULT_SEED,
    FAULT_SECONDS,
    FAULT_ROUNDS,
    FAULT_UNTIL: String(begun + LONGEST - LAST_ROUNDS),
  },
});
const end = (signal) => process.kill(-child.pid, signal);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
const timer = setTimeout(() => {
  console.log('\nThe fault runs took longer than ten minutes.\n\n0 passed, 1 failed');
  process.exitCode = 1;
  end('SIGKILL');
}, LONGEST);
child.once('exit', (code) => {
  clearTimeout(timer);
  process.exitCode ??= code ?? 1;
});
