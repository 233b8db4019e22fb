import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../languages.js';
import {
  type LoanAgreementFacts,
  type LoanAgreementParameters,
  type LoanAgreementTemplate,
  renderLoanAgreement,
} from './loan-agreement.js';

const parameters: LoanAgreementParameters = {
  name: 'Ada',
  last_name: 'Wong',
  country: 'HK',
  mobile: '852-91234567',
  amount: '1000',
  loan_period: 30,
  interest_rate: '0.001',
  free_period: 7,
  penalty_rate: '0.002',
  total_rate: '0.023',
  time: '2026-11-22',
};
const facts: LoanAgreementFacts = {
  lender: 'Truemark',
  currency: 'USD',
  interest: '23.000000',
  total_due: '1023',
  total_day_later: '1025',
  yearly_rate: '0.27983333',
};

const rendered = (
  paragraph: string,
  more: Partial<LoanAgreementParameters & LoanAgreementFacts> = {},
  lang: LanguageCode = 'en',
): { line: string; html: string } => {
  const template: LoanAgreementTemplate = {
    title: 'T',
    sections: [{ heading: 'H', paragraphs: [paragraph] }],
  };
  const { text, html } = renderLoanAgreement(
    template,
    lang,
    { ...parameters, ...more },
    { ...facts, ...more },
  );
  const lines = text.split('\n');
  expect(lines).toHaveLength(5);
  return { line: lines[3] as string, html };
};

it('writes title, numbered sections and one line for each paragraph', () => {
  const template = { title: 'Loan', sections: [{ heading: 'A', paragraphs: ['a', 'b {amount}'] }] };
  expect(
    renderLoanAgreement(
      { ...template, sections: [...template.sections, ...template.sections] },
      'en',
      parameters,
      facts,
    ),
  ).toEqual({
    title: 'Loan',
    text: 'Loan\n\n1. A\na\nb 1000.00\n\n2. A\na\nb 1000.00\n',
    html:
      '<article lang="en" dir="ltr"><h1>Loan</h1><section><h2>1. A</h2><p>a</p><p>b 1000.00</p></section>' +
      '<section><h2>2. A</h2><p>a</p><p>b 1000.00</p></section></article>',
  });
});

describe('figures', () => {
  it.each([
    ['{amount} {currency}', {}, '1000.00 USD'],
    ['{amount}', { amount: '1000.5' }, '1000.50'],
    ['{amount}', { amount: '1000000000.01' }, '1000000000.01'],
    ['{interest}', {}, '23.00'],
    ['{interest}', { interest: '0.123450' }, '0.12345'],
    ['{interest}', { interest: '0' }, '0.00'],
    ['{total_due} {total_day_later}', {}, '1023.00 1025.00'],
    ['{interest_percent}% {penalty_percent}% {total_percent}%', {}, '0.1% 0.2% 2.3%'],
    ['{interest_percent}%', { interest_rate: '0.00012345' }, '0.012345%'],
    ['{interest_percent}%', { interest_rate: '0' }, '0%'],
    ['{yearly_percent}%', {}, '27.98%'],
    ['{yearly_percent}%', { yearly_rate: '0.27985' }, '27.99%'],
    ['{loan_period} {free_period} {interest_from_day}', {}, '30 7 8'],
    ['{interest_from_day}', { free_period: 0 }, '1'],
    ['{time}', {}, '2026-11-22'],
  ])('%s of %j is %s', (paragraph, more, line) => {
    expect(rendered(paragraph, more).line).toBe(line);
  });

  it('refuses what is no decimal, and a placeholder without a value', () => {
    expect(() => rendered('{amount}', { amount: '1,000' })).toThrow(RangeError);
    expect(() => rendered('{fee}')).toThrow(RangeError);
  });
});

describe('what the borrower wrote', () => {
  it.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    [
      `"><img src=x onerror='x'>`,
      `"><img src=x onerror='x'>`,
      '&quot;&gt;&lt;img src=x onerror=&#39;x&#39;&gt;',
    ],
    ['{amount} $& $1', '{amount} $& $1', '{amount} $&amp; $1'],
    ['Ann\n2. No interest\r\n\u2028x\u0000y', 'Ann 2. No interest x y', 'Ann 2. No interest x y'],
    ['a\u202eb\u2066c\u200fd\u{e0041}', 'abcd', 'abcd'],
    ['\ud800A', 'A', 'A'],
    ['', '—', '—'],
    [' \u200b ', '—', '—'],
    ['e\u0301', 'é', 'é'],
    ['می\u200cخواهم', '\u2068می\u200cخواهم\u2069', '\u2068می\u200cخواهم\u2069'],
    ['😀', '😀', '😀'],
  ])('%j stands as text', (name, line, marked) => {
    const found = rendered('{name}', { name });
    expect(found.line).toBe(line);
    expect(found.html).toContain(`<p>${marked}</p>`);
  });

  it('is one line of text whatever it is, and never a mark of the page', () => {
    const marks = (html: string): string => html.replace(/[^<>]+/g, ' ');
    const page = marks(rendered('{name}').html);
    assert(
      property(string({ unit: 'binary', maxLength: 40 }), (name) => {
        const { line, html } = rendered('{name}', { name });
        expect(Buffer.from(line, 'utf8').toString('utf8')).toBe(line);
        expect(marks(html)).toBe(page);
      }),
    );
  });

  it('stands by itself in a text that runs from right to left', () => {
    const { line, html } = rendered('س: {mobile}', {}, 'ar');
    expect(line).toBe('س: \u2068852-91234567\u2069');
    expect(html).toContain('<article lang="ar" dir="rtl">');
  });
});
