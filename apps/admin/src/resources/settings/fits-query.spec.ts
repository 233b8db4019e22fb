import { expect, it } from 'vitest';
import { fitsQuery } from './fits-query.js';
import type { Setting } from './setting.js';

const setting = {
  key: 'withdraw_new_method_hours',
  description: 'Hours before a new payout method can be used.',
  heading: null,
  group_name: 'Withdrawals',
  choices: null,
  unit: 'hours',
  value: '24',
} as unknown as Setting;

it.each([
  'wait',
  'hold',
  'delay',
  'dela',
  'freeze',
  'Hours',
  '24h',
  '24 hours',
  'new method',
  'payout wait',
  'withdraw_new_method_hours',
])('a wait is found by %s', (query) => expect(fitsQuery(setting, query)).toBe(true));

it.each(['fee', 'wait fee', '48h'])('and not by %s', (query) =>
  expect(fitsQuery(setting, query)).toBe(false),
);
