import { type SettingDeclaration, settingsOf } from './declaration.js';

const market = settingsOf({ name: 'market', label: 'Market data' });

export const marketSettings: readonly SettingDeclaration[] = [
  market.decimal(
    'price_jump_most',
    '10',
    'Percent that a price may move at once: a price beyond it is rejected, and the symbol is paused until it has been reviewed.',
    { unit: 'percent', least: '0.1', most: '1000', places: 2, guard: 'two_persons' },
  ),
  market.flag(
    'simulated_for_real',
    '0',
    'Real customers may trade symbols with simulated prices; if off, these symbols wait for a real source.',
    { guard: 'two_persons' },
  ),
  market.integer(
    'tick_retention_days',
    '90',
    'Days that individual ticks are kept; ticks used by settlements are kept for ever.',
    { unit: 'days', least: '1', most: '3650', guard: 'two_persons' },
  ),
];
