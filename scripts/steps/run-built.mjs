import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { inRoot } from './root.mjs';

/** Becomes a built program of the server, in this process: signals and the exit code need no forwarding. */
export async function become(path, args = []) {
  const file = inRoot('apps/server/dist', path);
  process.argv = [process.execPath, file, ...args];
  // Node 22 and newer remember compiled code, which makes the next start quicker.
  module.enableCompileCache?.(inRoot('node_modules/.cache/compiled'));
  await import(pathToFileURL(file).href);
}
