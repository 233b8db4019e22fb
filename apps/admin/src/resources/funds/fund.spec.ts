import { describe, expect, it } from 'vitest';
import {
  exampleOf,
  exampleText,
  isTitled,
  languagesFrom,
  missingIn,
  NEW_FUND,
  poolText,
  standingOf,
  termsFault,
  textFor,
  textsToSend,
  writtenIn,
} from './fund.js';

const terms = { ...NEW_FUND, dividend_percentage: 0.8, lock_dividend_days: 30, liquidated_damages: 5 };

describe('the example beside the form', () => {
  it('is what the customer will read before he subscribes', () => {
    expect(exampleOf(terms, 500)).toEqual({
      amount: 500,
      percentage: 0.8,
      days: 30,
      dayProfit: 4,
      totalProfit: 120,
      redeemable: 475,
      yearlyRate: 292,
    });
  });

  it('takes what is typed as text, and rounds as the fund will', () => {
    const typed = {
      ...terms,
      dividend_percentage: '0.0333',
      lock_dividend_days: '3',
      liquidated_damages: '0',
    };
    expect(exampleOf(typed, '333.33')).toMatchObject({
      dayProfit: 0.111,
      totalProfit: 0.333,
      redeemable: 333.33,
    });
  });

  it.each([
    ['no amount', terms, ''],
    ['nothing subscribed', terms, 0],
    ['no percentage', { ...terms, dividend_percentage: null }, 100],
    ['no days', { ...terms, lock_dividend_days: 0 }, 100],
    ['half a day', { ...terms, lock_dividend_days: 0.5 }, 100],
    ['damages above the share', { ...terms, liquidated_damages: 100.1 }, 100],
    ['damages below nothing', { ...terms, liquidated_damages: -1 }, 100],
  ])('is not there for %s', (_, form, amount) => {
    expect(exampleOf(form, amount)).toBeNull();
  });

  it('is said in words', () => {
    const example = exampleOf(terms, 500);
    expect(example && exampleText(example, (value) => `${value} USD`)).toBe(
      '500 USD at 0.8% a day earns 4 USD a day, for 30 days: 120 USD in total.',
    );
  });
});

it.each([
  [null, 'This share requires 120 of the pool. It is empty until two people fill it.'],
  [120, 'This share requires 120 of the pool. 120 of it is free: enough.'],
  [119.99, 'This share requires 120 of the pool. 119.99 of it is free: not enough, it would be refused.'],
])('with %s free in the pool: %s', (free, text) => {
  expect(poolText({ totalProfit: 120 }, free, String)).toBe(text);
});

it.each([
  ['rounded too far', 0.0001, 55, 'Rounding to 4 decimals would add more than 1%'],
  ['nothing a day', 0.0001, 40, 'The smallest share would earn nothing per day.'],
  ['round', 0.8, 100, null],
  ['not typed yet', null, 100, null],
])('terms that come out %s', (_, dividend_percentage, staring_sub_amount, fault) => {
  const found = termsFault({ ...terms, dividend_percentage, staring_sub_amount });
  if (fault === null) expect(found).toBeNull();
  else expect(found).toContain(fault);
});

describe('the texts', () => {
  const english = { title: 'Gold', desc: 'What it is', risk: 'It may end.', who_pays: 'The house' };
  const texts = { en: english, hk: { title: '黃金', desc: null, risk: ' ', who_pays: '' }, ar: null };

  it('say what is missing', () => {
    expect(missingIn(texts, 'en')).toEqual([]);
    expect(missingIn(texts, 'hk')).toEqual(['desc', 'risk', 'who_pays']);
    expect(standingOf(texts, 'en', 'en')).toEqual({ kind: 'whole', missing: 0 });
    expect(standingOf(texts, 'hk', 'en')).toEqual({ kind: 'part', missing: 3 });
    expect(standingOf(texts, 'ar', 'en')).toEqual({ kind: 'none', missing: 4 });
    expect(standingOf(texts, 'ar', 'ar'), 'of the site’s own language').toEqual({ kind: 'part', missing: 4 });
    expect(writtenIn(texts)).toEqual(['en', 'hk']);
  });

  it('are sent whole, and only where something is written', () => {
    expect(textsToSend(texts)).toEqual({
      en: english,
      hk: { title: '黃金', desc: '', risk: ' ', who_pays: '' },
    });
    expect(textsToSend(undefined)).toEqual({});
  });

  it('stand in for one another as customers read them', () => {
    expect(textFor(texts, 'hk', 'en')).toEqual({ ...english, title: '黃金' });
    expect(textFor({ de: english }, 'hk', 'ar')).toEqual(english);
    expect(textFor({}, 'hk', 'en')).toEqual({ title: '', desc: '', risk: '', who_pays: '' });
  });

  it('have tabs, the site’s own first and each once', () => {
    const codes = languagesFrom('hk');
    expect(codes.slice(0, 2)).toEqual(['hk', 'en']);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

it('has a title once it has one in any language', () => {
  expect(isTitled(undefined)).toBe(false);
  expect(isTitled({ en: { title: ' ', risk: 'Some' }, hk: null })).toBe(false);
  expect(isTitled({ en: { title: '' }, th: { title: 'Gold' } })).toBe(true);
});
