import { describe, expect, it } from 'vitest';
import { groupedFigure, plainFigure } from './plain-figure.js';

describe('a typed figure', () => {
  it.each([
    ['0,035', '0.035'],
    ['0,', '0.'],
    ['1,234', '1234'],
    ['1,234.5', '1234.5'],
    ['12,3', '12.3'],
    ['٠٫٥', '0.5'],
    ['۱۲', '12'],
    [' 0.10 USD', '0.10'],
    ['1.2.3', '1.2.3'],
    ['1.000,5', '1.000,5'],
    ['1e5', '1e5'],
    ['12ab', '12'],
    ['abc', ''],
    ['007', '7'],
    ['.5', '.5'],
    ['-4', '-4'],
  ])('"%s" reads %s', (typed, plain) => expect(plainFigure(typed)).toBe(plain));
});

describe('a figure that is read', () => {
  it.each([
    ['1234567.12345', '1,234,567.12345'],
    ['100000', '100,000'],
    ['123', '123'],
    ['1234.', '1,234.'],
    ['.5', '.5'],
    ['', ''],
    ['1.000,5', '1.000,5'],
  ])('"%s" is shown as %s', (typed, shown) => expect(groupedFigure(typed)).toBe(shown));
});
