import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ACTION_CHOICES, isMeant } from './action.js';

const FEATURES = join(import.meta.dirname, '../../../../server/src/features');

it('every action that the server writes into the log has a name', () => {
  const written = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .flatMap((file) => [...readFileSync(join(FEATURES, file), 'utf8').matchAll(/\baction: '([^']+)'/g)])
    .map(([, action]) => action);
  expect(written.length).toBeGreaterThan(50);
  const named = new Set(ACTION_CHOICES.map(({ id }) => id));
  expect([...new Set(written)].filter((action) => !named.has(action as string))).toEqual([]);
});

it('says what was done as a sentence begins, never as its code', () => {
  expect(ACTION_CHOICES.filter(({ id, name }) => name === id || !/^\p{Lu}/u.test(name))).toEqual([]);
});

it('is found by its name and by its code', () => {
  const row = { id: 'write_off', name: 'Written off' };
  expect(['written', 'WRITE_OFF', 'paid'].map((typed) => isMeant(typed, row))).toEqual([true, true, false]);
});
