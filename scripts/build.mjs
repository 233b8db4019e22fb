import './steps/node-version.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { orEnd } from './steps/progress.mjs';

await orEnd(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
