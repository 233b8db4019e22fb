import { type SettingDeclaration, settingsOf } from '../settings/declaration.js';
import { productGroup } from '../settings/products.js';

const mining = settingsOf({ name: 'mining', label: 'Mining' });

export const miningSettings: readonly SettingDeclaration[] = [
  mining.flag('is_mining_hide_max_subscribe', '0', 'Mining: the maximum subscription is hidden.'),
  mining.integer(
    'fund_refund_hours',
    '0',
    'Hours that an early redemption of a fund takes; a subscription keeps the value of its first day.',
    { unit: 'hours', least: '0', most: '8760', guard: 'two_persons' },
  ),
];

/** The product's name shown to customers; listed among the product settings. */
export const miningNameSettings: readonly SettingDeclaration[] = [
  settingsOf(productGroup).text(
    'ai_trade_name',
    'Mining',
    'Name of the mining product in menus and titles.',
    {
      least: '1',
      most: '40',
    },
  ),
];
