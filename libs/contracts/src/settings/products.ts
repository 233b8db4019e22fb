import { type SettingDeclaration, settingsOf } from './declaration.js';

const { flag, text } = settingsOf({ name: 'products', label: 'Products' });

export const productSettings: readonly SettingDeclaration[] = [
  flag('is_forex', '1', 'Contract trading: its tab, its account, new orders.', { stops: true }),
  flag('only_one_account', '0', 'Options use the contract account; the options account is hidden.', {
    guard: 'unused',
  }),
  text('ai_trade_name', 'Mining', 'Name of the mining product in menus and titles.', {
    least: '1',
    most: '40',
  }),
];
