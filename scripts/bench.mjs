import './steps/node-version.mjs';
import { ensureBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { runLighthouse } from './steps/lighthouse.mjs';
import { orEnd } from './steps/progress.mjs';
import { become } from './steps/run-built.mjs';

/** Asked for by name only: it fetches a tool and needs a browser. */
const PAGES = 'lighthouse';
const wanted = process.argv.slice(2);
const others = wanted.filter((name) => name !== PAGES);

await orEnd(async () => {
  await ensureInstalled();
  await ensureBuilt(wanted.includes(PAGES) ? undefined : ['server']);
  if (wanted.includes(PAGES) && !(await runLighthouse(await ensureBrowser()))) process.exitCode = 1;
});
if (wanted.length === 0 || others.length > 0) {
  const missed = process.exitCode;
  await become('cli/bench.js', others);
  process.exitCode ||= missed;
}
