import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { command } from './command.mjs';
import { StepFailed, step } from './progress.mjs';

const NAMES = ['redis-server', 'valkey-server'];

function* candidates() {
  if (process.env.REDIS_PATH) yield process.env.REDIS_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of NAMES) for (const folder of folders) yield join(folder, name);
}

/** A Redis server program that starts on this machine; null if there is none. */
async function findRedis() {
  for (const file of candidates())
    if (existsSync(file) && (await command(file, ['--version'])).code === 0) return file;
  return null;
}

/** The Redis server program for stories, installed if there is none. */
export async function ensureRedis() {
  const found = await findRedis();
  if (found) return found;
  const { output } = await step("Installing the system's Redis", () => aptInstall('redis-server'));
  const installed = await findRedis();
  if (installed) return installed;
  throw new StepFailed(
    `No Redis server could be had. REDIS_PATH may name its program.\n${output.split('\n').slice(-5).join('\n')}`,
  );
}
