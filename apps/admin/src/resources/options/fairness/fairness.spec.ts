import { describe, expect, it } from 'vitest';
import {
  customersText,
  expectedAt,
  type Fairness,
  leanText,
  marketText,
  payoutText,
  placeOn,
  type Spread,
  scaleOf,
  verdictOf,
  winText,
} from './fairness.js';

const figures = (wins: number, losses: number, more: Partial<Fairness> = {}): Fairness => ({
  options: wins + losses,
  wins,
  losses,
  ties: 0,
  voids: 0,
  sold: 0,
  win_rate: wins / (wins + losses),
  break_even: 0.54,
  rises: wins,
  falls: losses,
  levels: 0,
  rise_rate: 0.5,
  rise_low: 0.47,
  rise_high: 0.53,
  rise_z: 0,
  leaning: wins + losses,
  majority_wins: wins,
  majority_rate: wins / (wins + losses),
  majority_low: 0.47,
  majority_high: 0.53,
  majority_z: 0,
  up_decided: wins,
  up_wins: wins / 2,
  down_decided: losses,
  down_wins: losses / 2,
  stakes: 100,
  returned: 92.5,
  return_rate: 0.925,
  house_result: 7.5,
  ...more,
});

describe('a verdict', () => {
  it.each([
    [figures(10, 10), 'Too few data'],
    [figures(500, 500), 'Within chance'],
    [figures(470, 530, { majority_low: 0.44, majority_high: 0.499, majority_z: -1.97 }), 'Borderline'],
    [figures(400, 600, { majority_low: 0.37, majority_high: 0.43, majority_z: -6.3 }), 'Outside chance'],
  ])('%#: %s', (all, label) => expect(verdictOf(all).label).toBe(label));
});

it('says it in sentences', () => {
  expect(leanText(figures(500, 500))).toContain(
    'Of 1,000 tosses with more of the customers’ money on one side, that side won 50.0%',
  );
  expect(leanText(figures(0, 0))).toBe('No options were won or lost in this period.');
  expect(leanText(figures(5, 5, { leaning: 0 }))).toContain('No toss had more');
  expect(winText(figures(500, 500))).toContain('Of 1,000 options that were won or lost, 50.0% were won');
  expect(winText(figures(0, 0))).toBeNull();
  expect(marketText(figures(500, 500, { levels: 3 }))).toContain(
    'rose in 50.0% of them (95% interval 47.0% to 53.0%) and fell in 50.0%; in 3 more it was unchanged',
  );
  expect(marketText(figures(0, 0))).toBeNull();
  expect(payoutText(figures(5, 5), 'USD')).toContain(
    'break even at 54.0%. 92.5% of the stakes was returned; the firm gained 7.50 USD',
  );
  expect(payoutText(figures(5, 5, { house_result: -3 }), 'USD')).toContain('the firm lost 3.00 USD');
});

it('does not take 500 customers in one rally for 500 draws', () => {
  const one = {
    rises: 1,
    falls: 0,
    rise_rate: 1,
    leaning: 1,
    majority_wins: 1,
    majority_rate: 1,
    majority_z: 1,
  };
  const rally = figures(500, 0, { ...one, majority_low: 0.207, majority_high: 1 });
  expect(verdictOf(rally).label).toBe('Too few data');
  expect(leanText(rally)).toContain(
    'Of one toss with more of the customers’ money on one side, that side won 100.0%',
  );
  expect(leanText(rally)).toContain('Too few for a conclusion.');
  expect(winText(rally)).toContain(
    '500 options that were won or lost, 100.0% were won; they were decided by one toss',
  );
});

it('says whether a customer stands out', () => {
  const spread: Spread = {
    customers: 1200,
    compared: 40,
    least_draws: 30,
    outside_from: 4,
    outside: 0,
    spread: [],
    named: [],
  };
  expect(customersText(spread)).toContain(
    '40 of 1,200 customers have at least 30 wins and losses. None lies',
  );
  expect(customersText({ ...spread, outside: 1 })).toContain('One lies more');
  expect(customersText({ ...spread, compared: 0 })).toContain('None of 1,200 customers');
});

it('expects of chance what its distribution has', () => {
  const bars = Array.from({ length: 13 }, (_, index) => expectedAt(index - 6, 1000));
  expect(bars.reduce((all, each) => all + each, 0)).toBeCloseTo(1000, 0);
  expect(bars[6]).toBeCloseTo(382.9, 1);
});

it('draws on a scale that holds every interval and the even chance', () => {
  const scale = scaleOf([figures(1, 1, { majority_low: 0.12, majority_high: 0.61 })]);
  expect(scale).toEqual({ from: 0.1, to: 0.65 });
  expect(placeOn(scale, 0.1)).toBe(0);
  expect(placeOn(scale, 0.65)).toBeCloseTo(100, 9);
  expect(scaleOf([])).toEqual({ from: 0.45, to: 0.55 });
});
