import { describe, expect, it } from 'vitest';
import { matches } from './match.js';

const euro = { code: 'EURUSD', showCode: 'EUR/USD', name: 'Euro / US Dollar' };

describe('matches', () => {
  it.each(['eur', 'EUR/USD', 'eur usd', 'dollar', ''])('finds EUR/USD by "%s"', (typed) => {
    expect(matches(euro, typed)).toBe(true);
  });
  it('does not find what is not there', () => expect(matches(euro, 'gold')).toBe(false));
});
