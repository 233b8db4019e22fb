import { expect, it } from 'vitest';
import { isReadAtOnce } from './news-item.js';

const NOW = 1_000;

it.each([
  ['a draft', { is_shown: false, published_at_ms: 0 }, false],
  ['what is planned', { is_shown: true, published_at_ms: NOW + 1 }, false],
  ['what is over', { is_shown: true, published_at_ms: 0, ends_at_ms: NOW }, false],
  ['what is published', { is_shown: true, published_at_ms: NOW, ends_at_ms: null }, true],
  ['what has no beginning', { is_shown: true, published_at_ms: null }, true],
])('%s %o is read at once: %s', (_, form, isRead) => {
  expect(isReadAtOnce(form, NOW)).toBe(isRead);
});
