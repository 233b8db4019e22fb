import './steps/node-version.mjs';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { soakPicture } from './soak-picture.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { tool } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { orEnd } from './steps/progress.mjs';
import { ensureRedis } from './steps/redis.mjs';

/**
 * Soak test: several processes under orders for `SOAK_SECONDS` (3,600). Needs Linux to read their resource use. Draws a
 * picture of the samples next to `SOAK_FILE`.
 */
await orEnd(async () => {
  await ensureInstalled();
  await ensureBuilt(['server']);
  const { code } = await tool('vitest/vitest.mjs', ['run', '--project', 'soak'], {
    show: true,
    env: process.env.TEST_REDIS_URL ? {} : { REDIS_PATH: await ensureRedis() },
  });
  process.exitCode = code;
  const file = process.env.SOAK_FILE;
  if (!file || !existsSync(file)) return;
  const samples = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  if (samples.length > 1) writeFileSync(`${file}.svg`, soakPicture(samples));
});
