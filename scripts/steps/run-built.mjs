import { pathToFileURL } from 'node:url';
import { inRoot } from './root.mjs';

/** Becomes a built program of the server, in this process: signals and the exit code need no forwarding. */
export async function become(path, args = []) {
  const file = inRoot('apps/server/dist', path);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}
