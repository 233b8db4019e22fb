import { type SettingDeclaration, settingsOf } from '../settings/declaration.js';

const mining = settingsOf({ name: 'mining', label: 'Mining' });

export const miningSettings: readonly SettingDeclaration[] = [
  mining.flag('is_mining_hide_max_subscribe', '0', 'Mining: the largest subscription is not shown.'),
  mining.integer(
    'fund_refund_hours',
    '0',
    'Hours that an early redemption of a fund takes; a subscription keeps those of its first day.',
    { unit: 'hours', least: '0', most: '8760', guard: 'two_persons' },
  ),
];
