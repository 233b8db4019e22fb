import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps/root.mjs';

const CATALOGUES = 'libs/i18n/src/catalogues/en';

const sources = ['apps/server/src', 'apps/customer/src', 'libs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.|node_modules|(?:^|\/)dist\//.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8')),
);

/** Text keys in code: whole ones, and the beginnings of composed ones: `visitor.${reason}Text`. */
const whole = new Set<string>();
const beginnings = new Set<string>();
for (const source of sources) {
  for (const [, text = ''] of source.matchAll(/['"`]([\w.]+)['"`]/g)) whole.add(text);
  for (const [, text = ''] of source.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)) beginnings.add(text);
}

/**
 * Returns whether a key is named, composed, a plural form of a used one, or selected by a fact:
 * `order.insufficient_balance.stake`, see `textOf`.
 */
function isSaid(key: string): boolean {
  const plain = key.replace(/_one$/, '');
  if (whole.has(key) || whole.has(plain) || [...beginnings].some((beginning) => key.startsWith(beginning)))
    return true;
  const [, base = '', picked = ''] = /^(.+)\.(\w+)$/.exec(plain) ?? [];
  return whole.has(base) && whole.has(picked);
}

describe.each(readdirSync(join(root, CATALOGUES)))('%s', (file) => {
  const keys = Object.keys(JSON.parse(readFileSync(join(root, CATALOGUES, file), 'utf8')) as object);

  it('has no text that nobody says', () => {
    expect(keys.filter((key) => !isSaid(key))).toEqual([]);
  });
});
