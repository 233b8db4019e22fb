import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NAMES, type Names } from '../apps/admin/src/providers/names.js';
import { root } from './steps/root.mjs';

const APP = 'apps/admin/src';

/** Returns whether a name can only be a wire field: two words, or an underscore. */
const isTelling = (name: string): boolean => /^[A-Z][a-z]+\w*[A-Z]|_id$|^[a-z]+TypeId$/.test(name);

const wireNames = (names: Names): string[] =>
  Object.entries(names).flatMap(([wire, field]) =>
    typeof field === 'string' ? [wire] : [wire, ...wireNames(field[1])],
  );

const sources = readdirSync(join(root, APP), { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.startsWith('providers/'),
);

it('knows the names of the wire in the providers alone', () => {
  const telling = [...new Set(Object.values(NAMES).flatMap(wireNames).filter(isTelling))];
  expect(telling.length).toBeGreaterThan(60);
  const leak = new RegExp(`\\b(?:${telling.join('|')})\\b`);
  expect(sources.filter((path) => leak.test(readFileSync(join(root, APP, path), 'utf8')))).toEqual([]);
});
