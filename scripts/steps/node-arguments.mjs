import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** Node arguments of `npm start`, used for measured servers too, so that the measurement matches. */
export function startArguments() {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return scripts.start.split(' ').filter((part) => part.startsWith('--'));
}
