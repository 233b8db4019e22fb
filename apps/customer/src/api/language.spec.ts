import { expect, it } from 'vitest';
import { languageOfDevice } from './language.js';

it.each([
  [['zh-Hant-HK', 'en'], 'hk'],
  [['fr-FR', 'ar-EG', 'en'], 'ar'],
  [['EN'], 'en'],
  [['fr-FR', 'de'], undefined],
  [[], undefined],
])('a device that speaks %j is spoken to in %s', (tags, code) => {
  expect(languageOfDevice(tags)).toBe(code);
});
