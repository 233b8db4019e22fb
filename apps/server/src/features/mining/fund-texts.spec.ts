import { expect, it } from 'vitest';
import { fundTexts } from './fund-texts.js';

const en = { title: 'Oak', desc: 'A fund.', risk: 'It may end.', whoPays: 'The firm.' };
const hk = { title: '橡樹', desc: '', risk: ' ', whoPays: '公司。' };

it('says in a language what stands there, and the rest in the default language', () => {
  expect(fundTexts({ en, hk }, 'hk', 'en')).toEqual({ ...en, title: '橡樹', whoPays: '公司。' });
});

it.each([
  [{ en }, 'ar', 'hk', en],
  [{ hk: en }, 'ar', 'en', en],
  [{}, 'en', 'en', { title: '', desc: '', risk: '', whoPays: '' }],
] as const)('of %j in %s, usually %s', (texts, lang, usual, said) => {
  expect(fundTexts(texts, lang, usual)).toEqual(said);
});
