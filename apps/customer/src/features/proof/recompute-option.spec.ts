import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { recomputeOption } from './recompute-option.js';

type Audit = Parameters<typeof recomputeOption>[0];

const START = 1_700_000_000_000;
const tick = (seq: number, after: number, bid: string) => ({
  ...{ seq, time: START + after, bid: decimal(bid), ask: decimal(bid) },
});
const TICKS = [
  tick(1, -200, '99.9'),
  tick(2, 300, '100.1'),
  tick(3, 900, '100.5'),
  tick(4, 29_900, '100.4'),
  tick(5, 30_100, '99'),
];

const audit = (option: object = {}, ticks = TICKS): Audit =>
  ({
    option: {
      symbol: { pricePrecision: 2 },
      ...{ direction: 'up', stake: decimal('10.03'), seconds: 30, outcome: 'win', profit: decimal('8.53') },
      ...option,
    },
    ...{ entry: TICKS[1], exit: TICKS[3], ticks },
    terms: { ratio: decimal('0.85'), lossLevel: 0, start: START },
  }) as unknown as Audit;

describe('an option that is recomputed', () => {
  it('comes to what the record says', () => {
    expect(recomputeOption(audit())).toEqual([
      { name: 'entry', line: '#2 · 100.10', agrees: true },
      { name: 'exit', line: '#4 · 100.40', agrees: true },
      { name: 'outcome', line: '100.40 > 100.10', agrees: true },
      { name: 'profit', line: '10.03 × 0.85 = 8.53', agrees: true },
    ]);
  });

  it.each([
    ['outcome', { outcome: 'loss' }],
    ['profit', { profit: decimal('8.54') }],
  ])('shows a record whose %s was altered', (name, option) => {
    const wrong = recomputeOption(audit(option)).filter(({ agrees }) => !agrees);
    expect(wrong.map((step) => step.name)).toEqual([name]);
  });

  it('shows an exit that another tick should have been', () => {
    const moved = TICKS.map((each) => (each.seq === 5 ? tick(5, 29_950, '99') : each));
    const wrong = recomputeOption(audit({}, moved)).filter(({ agrees }) => !agrees);
    expect(wrong.map(({ name }) => name)).toEqual(['exit', 'outcome', 'profit']);
  });

  it('is nothing without its ticks', () => {
    expect(recomputeOption(audit({}, []))).toEqual([]);
  });
});
