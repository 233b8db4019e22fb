import { type SettingDeclaration, settingsOf } from '../settings/declaration.js';

const { choice, flag, integer, decimal } = settingsOf({ name: 'options', label: 'Options' });

export const optionSettings: readonly SettingDeclaration[] = [
  flag('is_micro', '1', 'Up/down options: their tab, their account, new options.', { stops: true }),
  choice(
    'micro_loss_level',
    '0',
    'What a lost option takes.',
    {
      0: 'The whole stake',
      1: 'Stake × profit ratio; the rest returns',
    },
    { guard: 'two_persons' },
  ),
  integer('micro_max_open', '50', 'Running options that one customer may have.', {
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
  decimal('micro_sell_back_spread', '5', 'What the house keeps of an option that is sold back, in percent.', {
    unit: 'percent',
    least: '0',
    most: '50',
    places: 2,
    guard: 'two_persons',
  }),
  decimal(
    'micro_exposure_cap',
    '50000',
    'Most that running options of one symbol and direction may cost the house, real and demo each by itself; what one customer holds both ways with one entry and one end is set against each other. 0: no cap.',
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
    'Highest payout ratio of a duration. What is on offer above it is bought no more. Above 1 a bet both ways can be a sure one.',
    { least: '0.01', most: '100', places: 2, guard: 'two_persons' },
  ),
];
