import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';

/** Runs a joined program as if it were the built one; its compile cache is stored next to it. */
const [, , mode, joined, built, ...args] = process.argv;
process.argv = [process.execPath, built, ...args];

const kept = `${joined}.compiled`;
const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
const script = new Script(`(function (exports, require) {${readFileSync(joined, 'utf8')}\n})`, {
  filename: joined,
  ...(cachedData && { cachedData }),
  importModuleDynamically: (name) => import(name),
});
if (mode === 'keep')
  process.once('exit', () => {
    writeFileSync(`${kept}.new`, script.createCachedData());
    renameSync(`${kept}.new`, kept);
  });
script.runInThisContext()({}, createRequire(built));
