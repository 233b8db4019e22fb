import { describe, expect, it } from 'vitest';
import {
  customersText,
  expectedAt,
  type Fairness,
  payoutText,
  placeOn,
  type Spread,
  scaleOf,
  sidesText,
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
  low: 0.47,
  high: 0.53,
  break_even: 0.54,
  z: 0,
  up_decided: wins,
  up_wins: wins / 2,
  up_win_rate: 0.5,
  down_decided: losses,
  down_wins: losses / 2,
  down_win_rate: 0.5,
  stakes: 100,
  returned: 92.5,
  return_rate: 0.925,
  house_result: 7.5,
  ...more,
});

describe('a verdict', () => {
  it.each([
    [figures(10, 10), 'Too few to say'],
    [figures(500, 500), 'Within chance'],
    [figures(470, 530, { low: 0.44, high: 0.499, z: -1.97 }), 'At chance’s edge'],
    [figures(400, 600, { low: 0.37, high: 0.43, z: -6.3 }), 'Outside chance'],
  ])('%#: %s', (all, label) => expect(verdictOf(all).label).toBe(label));
});

it('says it in sentences', () => {
  expect(winText(figures(500, 500))).toContain('Of 1,000 options that were won or lost, 50.0% were won');
  expect(winText(figures(0, 0))).toBe('No option was won or lost in this period.');
  expect(sidesText(figures(500, 500))).toContain('Of 500 ups 50.0% won, of 500 downs 50.0%.');
  expect(sidesText(figures(500, 0))).toBeNull();
  expect(payoutText(figures(5, 5), 'USD')).toContain(
    'break even at 54.0%. Of the stakes 92.5% went back; the house gained 7.50 USD',
  );
  expect(payoutText(figures(5, 5, { house_result: -3 }), 'USD')).toContain('the house lost 3.00 USD');
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
  expect(customersText({ ...spread, outside: 1 })).toContain('One lies further');
  expect(customersText({ ...spread, compared: 0 })).toContain('None of 1,200 customers');
});

it('expects of chance what its distribution has', () => {
  const bars = Array.from({ length: 13 }, (_, index) => expectedAt(index - 6, 1000));
  expect(bars.reduce((all, each) => all + each, 0)).toBeCloseTo(1000, 0);
  expect(bars[6]).toBeCloseTo(382.9, 1);
});

it('draws on a scale that holds every interval and the even chance', () => {
  const scale = scaleOf([figures(1, 1, { low: 0.12, high: 0.61 })]);
  expect(scale).toEqual({ from: 0.1, to: 0.65 });
  expect(placeOn(scale, 0.1)).toBe(0);
  expect(placeOn(scale, 0.65)).toBeCloseTo(100, 9);
  expect(scaleOf([])).toEqual({ from: 0.45, to: 0.55 });
});
