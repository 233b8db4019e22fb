import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tones } from './tones.js';

const document = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

it('the document begins on the ground of either theme', () => {
  const grounds = [...document.matchAll(/background: (#\w{6})/g)].map(([, colour]) => colour);
  expect(grounds).toEqual([tones.light.ground, tones.dark.ground]);
  // Before anything that is fetched: in its usual place it would delay the first paint.
  expect(document.indexOf('/early.js')).toBeLessThan(document.indexOf('<body>'));
});
