import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { levelText } from './level-text.js';

describe('a margin level', () => {
  it.each([
    ['0', '0', '–'],
    ['200', '350.5', '350.50%'],
    ['200', '12000', '> 9,999%'],
    ['200', '0', '0.00%'],
    ['200', '-37.25', '−37.25%'],
  ])('of margin %s and level %s is shown as %s', (margin, level, shown) => {
    expect(levelText({ margin: decimal(margin), marginLevel: decimal(level) })).toBe(shown);
  });
});
