import { expect, it } from 'vitest';
import { openingText } from './opening.js';

const AT = Date.UTC(2026, 10, 27, 20, 12, 1);

it.each([
  ['en-GB', 'GMT', '27\u00a0Nov,\u00a0\u206620:13\u2069'],
  ['de', 'Asia/Tokyo', '28.\u00a0Nov.,\u00a0\u206605:13\u2069'],
  ['ja', 'GMT', '11月27日\u00a0\u206620:13\u2069'],
])('%s in %s: %s', (tag, zone, text) => {
  expect(openingText(AT, tag, zone)).toBe(text);
});
