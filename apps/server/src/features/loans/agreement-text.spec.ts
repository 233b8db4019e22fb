import { expect, it } from 'vitest';
import { agreementFixture } from './agreement.fixture.js';
import { agreementText, hashOfAgreement } from './agreement-text.js';

const { parameters, facts } = agreementFixture;

it('hashes the bytes of the text', () => {
  expect(hashOfAgreement('é\n')).toBe('edd3a863872a04239eb29ad4bc12fc892b3d4ae57cc7e786a3697816f8e141c2');
  const { text, hash, lang } = agreementText('en', parameters, facts);
  expect(lang).toBe('en');
  expect(hash).toBe(hashOfAgreement(text));
});

it.each([null, undefined, '', 'xx', 'zh-HK'])('is in Chinese for a caller of the language %j', (caller) => {
  const { lang, title, html } = agreementText(caller, parameters, facts);
  expect([lang, title]).toEqual(['hk', '貸款協議']);
  expect(html).toContain('<article lang="zh-HK" dir="ltr">');
});

it('says what a loan costs in plain English, to the byte', () => {
  const { text, hash } = agreementText('en', parameters, facts);
  expect(text).toContain('Amount borrowed: 1000.00 USD\n');
  expect(text).toContain('Interest-free days: 7. Interest is counted from day 8.\n');
  expect(text).toContain('Total to pay on the due day, amount and interest together: 1023.00 USD\n');
  expect(text).toContain('Penalty per day of delay: 0.2% of the amount borrowed.');
  expect(hash).toBe('0a3c07239c38ddb5a78ba1709f1f79a441945553bc531c958d27f22e8221be61');
});
