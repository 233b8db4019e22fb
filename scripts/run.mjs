import './steps/node-version.mjs';
import { existsSync } from 'node:fs';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { orEnd } from './steps/progress.mjs';
import { inRoot } from './steps/root.mjs';
import { become } from './steps/run-built.mjs';

const [name = '', ...args] = process.argv.slice(2);
await orEnd(async () => {
  await ensureInstalled();
  await ensureBuilt(['server']);
});
if (!/^[a-z-]+$/.test(name) || !existsSync(inRoot('apps/server/dist/cli', `${name}.js`))) {
  console.error(`There is no program "${name}" in apps/server/src/cli.`);
  process.exit(1);
}
await become(`cli/${name}.js`, args);
