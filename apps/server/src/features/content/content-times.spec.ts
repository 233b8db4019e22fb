import { expect, it } from 'vitest';
import { stateOf } from './content-times.js';

const NOW = 1_000;

it.each([
  ['draft', { isShown: false, publishedAt: 1, endsAt: null }],
  ['scheduled', { isShown: true, publishedAt: 1_001, endsAt: 2_000 }],
  ['published', { isShown: true, publishedAt: 1_000, endsAt: 1_001 }],
  ['published', { isShown: true, publishedAt: null, endsAt: null }],
  ['ended', { isShown: true, publishedAt: 1, endsAt: 1_000 }],
])('is %s', (state, times) => {
  expect(stateOf(times, NOW)).toBe(state);
});
