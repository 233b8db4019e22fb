import { type SettingDeclaration, settingsOf } from './declaration.js';

const { flag } = settingsOf({ name: 'wallet', label: 'Wallet' });

export const walletSettings: readonly SettingDeclaration[] = [
  flag('is_wallet_bank_card', '1', 'Wallet page: the bank accounts.'),
  flag('is_wallet_crypto', '1', 'Wallet page: the coin addresses.'),
];
