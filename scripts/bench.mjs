import './steps/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { tool } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { runLighthouse } from './steps/lighthouse.mjs';
import { startArguments } from './steps/node-arguments.mjs';
import { orEnd } from './steps/progress.mjs';
import { ensureRedis } from './steps/redis.mjs';
import { become } from './steps/run-built.mjs';

/** Runs only when named: it fetches a tool and needs a browser. */
const PAGES = 'lighthouse';
/** Run only when named, one or all: they need a PostgreSQL and a Redis, as stories do. */
const OF_PROCESSES = ['orders-of-processes', 'pushes-of-processes', 'takeover-of-processes'];
const PROCESSES = 'processes';
const wanted = process.argv.slice(2);

const asStarted = startArguments();
const missing = asStarted.filter((each) => !process.execArgv.includes(each));
if (missing.length > 0) {
  const again = [...missing, ...process.execArgv, ...process.argv.slice(1)];
  process.exit(spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1);
}

const ofProcesses = wanted.includes(PROCESSES)
  ? OF_PROCESSES
  : OF_PROCESSES.filter((name) => wanted.includes(name));
const others = wanted.filter((name) => ![PAGES, PROCESSES, ...OF_PROCESSES].includes(name));

async function compareProcesses() {
  const redis = process.env.TEST_REDIS_URL ? {} : { REDIS_PATH: await ensureRedis() };
  const env = { ...redis, BENCH_NODE_ARGUMENTS: asStarted.join(' ') };
  const args = ['run', '--project', 'bench', ...ofProcesses];
  const { code } = await tool('vitest/vitest.mjs', args, { show: true, env });
  return code;
}

await orEnd(async () => {
  await ensureInstalled();
  await ensureBuilt(wanted.includes(PAGES) ? undefined : ['server']);
  if (ofProcesses.length > 0) process.exitCode = await compareProcesses();
  if (wanted.includes(PAGES) && !(await runLighthouse(await ensureBrowser()))) process.exitCode = 1;
});
if (wanted.length === 0 || others.length > 0) {
  const missed = process.exitCode;
  await become('cli/bench.js', others);
  process.exitCode ||= missed;
}
