import { expect, it } from 'vitest';
import { mailedPath } from './mailed-path.js';

it.each([
  ['#/set-password?token=abc', '/admin/set-password?token=abc'],
  ['', null],
  ['#/operators', null],
])('%s opens %s', (hash, path) => {
  expect(mailedPath(hash)).toBe(path);
});
