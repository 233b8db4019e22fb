import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { command } from './command.mjs';
import { StepFailed, step } from './progress.mjs';

const NAMES = ['redis-server', 'valkey-server'];

function* candidates() {
  if (process.env.REDIS_PATH) yield process.env.REDIS_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of NAMES) for (const folder of folders) yield join(folder, name);
}

/** A Redis server's program that starts here; null when there is none. */
async function findRedis() {
  for (const file of candidates())
    if (existsSync(file) && (await command(file, ['--version'])).code === 0) return file;
  return null;
}

/** Debian's package would start a service of its own: in this run level it does not. */
const aptInstall = async () => {
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await command('apt-get', ['update', '-qq'], { env });
  return command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], { env });
};

/** The program of a Redis server for stories, installed when there is none. */
export async function ensureRedis() {
  const found = await findRedis();
  if (found) return found;
  const { output } = await step("Installing the system's Redis", aptInstall);
  const installed = await findRedis();
  if (installed) return installed;
  throw new StepFailed(
    `No Redis server could be had. REDIS_PATH may name its program.\n${output.split('\n').slice(-5).join('\n')}`,
  );
}
