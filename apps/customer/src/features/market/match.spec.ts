import { describe, expect, it } from 'vitest';
import { matches } from './match.js';

const euro = { code: 'EURUSD', showCode: 'EUR/USD', name: 'Euro / US Dollar' };

describe('matches', () => {
  it.each(['eur', 'EUR/USD', 'eur usd', 'dollar', ''])('finds EUR/USD by "%s"', (typed) => {
    expect(matches(euro, typed, 'en')).toBe(true);
  });
  it('does not find what is not there', () => expect(matches(euro, 'gold', 'en')).toBe(false));
  it('finds it by its name in the language, and by that of the house', () => {
    expect(matches(euro, 'دولار أمريكي', 'ar')).toBe(true);
    expect(matches(euro, 'us dollar', 'ar')).toBe(true);
    expect(matches(euro, 'دولار أمريكي', 'en')).toBe(false);
  });
});
