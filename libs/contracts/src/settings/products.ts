import { type SettingDeclaration, settingsOf } from './declaration.js';

/** Group of the settings of available products. */
export const productGroup = { name: 'products', label: 'Products' } as const;

const { flag } = settingsOf(productGroup);

export const productSettings: readonly SettingDeclaration[] = [
  flag('is_forex', '1', 'Contract trading: tab, account and new orders.', { stops: true }),
  flag('only_one_account', '0', 'Options use the contract account; the options account is hidden.', {
    guard: 'unused',
  }),
];
