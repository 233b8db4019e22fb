import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** What Node is given by `npm start`: servers that are measured get the same, or something else would be measured. */
export function startArguments() {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return scripts.start.split(' ').filter((part) => part.startsWith('--'));
}
