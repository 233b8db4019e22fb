import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const SETTLED = ['waiting', 'pending', 'approved', 'rejected', 'cancelled'];

it('a state that many lists have has its colour from one place', () => {
  const own = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('settled-states.ts'))
    .filter((file) =>
      [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/t\('common\.(\w+)'\), (?:tone: )?'\w+'/g)].some(
        ([, word]) => SETTLED.includes(String(word)),
      ),
    );
  expect(own).toEqual([]);
});
