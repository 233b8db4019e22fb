import { type SettingDeclaration, settingsOf } from '../settings/declaration.js';

const { choice, flag, integer, decimal } = settingsOf({ name: 'options', label: 'Options' });

export const optionSettings: readonly SettingDeclaration[] = [
  flag('is_micro', '1', 'Up/down options: tab, account and new options.', { stops: true }),
  choice(
    'micro_loss_level',
    '0',
    'Amount lost on a losing option.',
    {
      0: 'The whole stake',
      1: 'Stake × profit ratio; the rest is returned',
    },
    { guard: 'two_persons' },
  ),
  integer('micro_max_open', '50', 'Maximum running options per customer.', {
    least: '1',
    most: '100000',
    guard: 'two_persons',
  }),
  flag(
    'micro_sell_back',
    '0',
    'Running options can be sold back before they end, by the published formula.',
    {
      guard: 'two_persons',
    },
  ),
  decimal(
    'micro_sell_back_spread',
    '5',
    'Share that the firm keeps of an option that is sold back, in percent.',
    {
      unit: 'percent',
      least: '0',
      most: '50',
      places: 2,
      guard: 'two_persons',
    },
  ),
  decimal(
    'micro_exposure_cap',
    '50000',
    'Maximum cost to the firm of running options of one symbol and direction, real and demo separately; opposite options of one customer with the same entry and end are netted. 0: no cap.',
    {
      unit: 'money',
      least: '0',
      most: '10000000000',
      places: 2,
      guard: 'two_persons',
    },
  ),
  decimal(
    'micro_ratio_most',
    '1',
    'Highest payout ratio of a duration. Durations on offer above it can no longer be bought. Above 1, betting both ways can be a sure win.',
    { least: '0.01', most: '100', places: 2, guard: 'two_persons' },
  ),
];
