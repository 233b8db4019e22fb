import { describe, expect, it } from 'vitest';
import { type ChartChoice, readChoice } from './chart-choice.js';

const usual: ChartChoice = { view: '5min', style: 'candles', studies: [] };

describe('the choice that was kept', () => {
  it.each([
    [null, usual],
    ['', usual],
    ['no json', usual],
    ['7', usual],
    ['{"view":"tick"}', { ...usual, view: 'tick' }],
    ['{"view":"3min","style":"bars"}', usual],
    [
      '{"view":"1day","style":"line","studies":["rsi","astrology","ma"]}',
      { view: '1day', style: 'line', studies: ['ma', 'rsi'] },
    ],
    ['{"studies":"ma"}', usual],
  ])('of %j', (kept, expected) => {
    expect(readChoice(kept, usual)).toEqual(expected);
  });
});
