import { expect, it } from 'vitest';
import { localised } from './localised.js';

const texts = {
  en: { title: 'Hours', desc: 'Shorter', content: '<p>Until five.</p>' },
  de: { title: 'Zeiten', desc: '', content: '<p>Bis fünf.</p>' },
  hk: { title: '時間', desc: '', content: '' },
  fr: { title: '', desc: '', content: '<p>Jusqu’à cinq heures.</p>' },
  th: { title: 'เวลา', desc: 'สั้นลง', content: '' },
};

it('has a text in the language, with no summary of another one', () =>
  expect(localised(texts, 'de', 'en')).toEqual(texts.de));

it.each([
  ['hk', 'en', '時間', 'Shorter', '<p>Until five.</p>'],
  ['hk', 'de', '時間', '', '<p>Bis fünf.</p>'],
  ['hk', 'th', '時間', 'Shorter', '<p>Until five.</p>'],
  ['fr', 'de', 'Zeiten', '', '<p>Jusqu’à cinq heures.</p>'],
  ['th', 'en', 'เวลา', 'สั้นลง', '<p>Until five.</p>'],
  ['kr', 'de', 'Zeiten', '', '<p>Bis fünf.</p>'],
  ['kr', 'hk', '時間', 'Shorter', '<p>Until five.</p>'],
] as const)(
  '%s, by default %s: takes what it lacks from the next language',
  (lang, usual, title, desc, content) =>
    expect(localised(texts, lang, usual)).toEqual({ title, desc, content }),
);

it('takes any language where neither the default one nor English has it, and may find nothing', () => {
  expect(localised({ hk: texts.hk, fr: texts.fr }, 'de', 'en')).toEqual({ ...texts.fr, title: '時間' });
  expect(localised({ hk: texts.hk }, 'hk', 'en')).toEqual(texts.hk);
  expect(localised({}, 'hk', 'en')).toBeUndefined();
});
