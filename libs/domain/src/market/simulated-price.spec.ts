import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAW_BYTES, type SimulationTerms, simulatedPrice, simulatedWait } from './simulated-price.js';

const EURUSD: SimulationTerms = {
  price: '1.16250',
  annualVolatility: 0.075,
  quotesASecond: 2,
  pricePrecision: 5,
};
const INDEX: SimulationTerms = {
  price: '10000.00',
  annualVolatility: 0.24,
  quotesASecond: 2,
  pricePrecision: 2,
};

/** A draw whose twelve words, wait and rounding consist of these bytes repeated. */
const draw = (words: number, wait = 0, rounding = 0): Uint8Array =>
  Uint8Array.from([...Array(48).fill(words), ...Array(8).fill(wait), ...Array(8).fill(rounding)]);
/** Twelve words whose sum is the mean. */
const MIDDLE = Uint8Array.from({ length: DRAW_BYTES }, (_, index) => (index < 24 ? 0xff : 0));
/** Bytes 0, 7, 14 … modulo 256. */
const RISING = Uint8Array.from({ length: DRAW_BYTES }, (_, index) => (index * 7) % 256);

describe('a simulated price', () => {
  it.each([
    ['the middle stays where it is', draw(0x80), 116_250_000, EURUSD, 116_250_000],
    ['the lowest draw falls by six deviations', draw(0x00), 116_250_000, EURUSD, 116_243_000],
    ['the highest draw rises by six', draw(0xff), 116_250_000, EURUSD, 116_256_000],
    ['rounded up where the last bits say so', draw(0xff, 0, 0xff), 116_250_000, EURUSD, 116_257_000],
    ['far from home it is pulled back a little', MIDDLE, 120_000_000, EURUSD, 119_999_000],
    ['any bytes', RISING, 1_000_000_000_000, INDEX, 999_977_000_000],
    ['never below one step', draw(0x00), 1_000, { ...EURUSD, annualVolatility: 5 }, 1_000],
  ])('%s', (_, bytes, previous, terms, expected) => {
    expect(simulatedPrice(bytes, previous, terms)).toBe(expected);
  });

  it.each([
    ['at least half an interval', draw(0, 0x00), EURUSD, 250],
    ['less than one and a half', draw(0, 0xff), EURUSD, 749],
    ['one at the middle', draw(0, 0x80), INDEX, 500],
  ])('waits %s', (_, bytes, terms, expected) => {
    expect(simulatedWait(bytes, terms)).toBe(expected);
  });

  const bytes = fc.uint8Array({ minLength: DRAW_BYTES, maxLength: DRAW_BYTES });
  const someTerms = fc.record({
    price: fc.integer({ min: 1, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2)),
    annualVolatility: fc.double({ min: 0, max: 5, noNaN: true }),
    quotesASecond: fc.double({ min: 0.05, max: 20, noNaN: true }),
    pricePrecision: fc.integer({ min: 0, max: 8 }),
  });

  it('is a whole number of steps above zero, whatever the draw', () => {
    fc.assert(
      fc.property(bytes, someTerms, fc.integer({ min: 1, max: 10 ** 15 }), (drawn, terms, previous) => {
        const price = simulatedPrice(drawn, previous, terms);
        expect(price).toBeGreaterThan(0);
        expect(price % 10 ** (8 - terms.pricePrecision)).toBe(0);
        const wait = simulatedWait(drawn, terms) * terms.quotesASecond;
        expect(wait).toBeGreaterThan(499 - terms.quotesASecond);
        expect(wait).toBeLessThan(1_501);
      }),
    );
  });

  it('rises with every byte of the draw that counts', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 0, max: 47 }), (drawn, at) => {
        const higher = Uint8Array.from(drawn);
        higher[at] = 255;
        const [low, high] = [drawn, higher].map((each) => simulatedPrice(each, 10 ** 12, INDEX));
        expect(high).toBeGreaterThanOrEqual(low as number);
      }),
    );
  });
});
