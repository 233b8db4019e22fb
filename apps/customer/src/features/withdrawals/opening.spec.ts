import { expect, it } from 'vitest';
import { openingText } from './opening.js';

const AT = Date.UTC(2026, 10, 27, 20, 12, 1);

it.each([
  ['en-GB', 'GMT', '27 Nov, \u206620:13\u2069'],
  ['de', 'Asia/Tokyo', '28. Nov., \u206605:13\u2069'],
  ['ja', 'GMT', '11月27日 \u206620:13\u2069'],
])('%s in %s: %s', (tag, zone, text) => {
  expect(openingText(AT, tag, zone)).toBe(text);
});
