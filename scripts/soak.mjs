import './steps/node-version.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { tool } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { orEnd } from './steps/progress.mjs';
import { ensureRedis } from './steps/redis.mjs';

/** A house of several processes under orders for `SOAK_SECONDS` (3,600). Linux alone tells what its processes hold. */
await orEnd(async () => {
  await ensureInstalled();
  await ensureBuilt(['server']);
  const { code } = await tool('vitest/vitest.mjs', ['run', '--project', 'soak'], {
    show: true,
    env: process.env.TEST_REDIS_URL ? {} : { REDIS_PATH: await ensureRedis() },
  });
  process.exitCode = code;
});
