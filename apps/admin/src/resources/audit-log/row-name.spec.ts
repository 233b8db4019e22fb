import { expect, it } from 'vitest';
import { recordedName } from './row-name.js';

it.each([
  [{ name: 'Gold' }, 'Gold'],
  [{ name: { en: 'Help', hk: '幫助' } }, 'Help'],
  [{ id: 5, texts: { en: { title: 'Shorter hours', content: '' } } }, 'Shorter hours'],
  [{ name: '', email: 'ann@truemark.example' }, 'ann@truemark.example'],
  [{ status: 'approved' }, undefined],
  [null, undefined],
])('%j is called %j', (state, name) => {
  expect(recordedName(state)).toBe(name);
});
