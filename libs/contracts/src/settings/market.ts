import { type SettingDeclaration, settingsOf } from './declaration.js';

const market = settingsOf({ name: 'market', label: 'Market data' });

export const marketSettings: readonly SettingDeclaration[] = [
  market.decimal(
    'price_jump_most',
    '10',
    'Percent that a price may move at once: one further away is not taken, and the symbol is paused until somebody has looked.',
    { unit: 'percent', least: '0.1', most: '1000', places: 2, guard: 'two_persons' },
  ),
  market.flag(
    'simulated_for_real',
    '0',
    'Real customers may trade symbols whose prices are made up here; off, they wait for a real source.',
    { guard: 'two_persons' },
  ),
  market.integer(
    'tick_retention_days',
    '90',
    'Days that ticks are kept one by one; settlements keep theirs for ever.',
    { unit: 'days', least: '1', most: '3650', guard: 'two_persons' },
  ),
];
