import { expect, it } from 'vitest';
import { languageOfDevice } from './language.js';

it.each([
  [['zh-Hant-HK', 'en'], 'hk'],
  [['nl-NL', 'ar-EG', 'en'], 'ar'],
  [['EN'], 'en'],
  [['es-MX', 'en'], 'spa'],
  [['nl-NL', 'sv'], undefined],
  [[], undefined],
])('a device that speaks %j is spoken to in %s', (tags, code) => {
  expect(languageOfDevice(tags)).toBe(code);
});
