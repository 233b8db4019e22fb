import { type SettingDeclaration, settingsOf } from '../settings/declaration.js';

/** The group of settings that money going out belongs to. */
export const withdrawalGroup = { name: 'withdrawals', label: 'Withdrawals' } as const;

const { flag, integer } = settingsOf(withdrawalGroup);

export const withdrawalSettings: readonly SettingDeclaration[] = [
  flag('is_withdraw_crypto', '1', 'Withdrawal page: the coin tab.', { stops: true }),
  flag('is_withdraw_bank_card', '1', 'Withdrawal page: the bank tab.', { stops: true }),
  flag('is_withdraw_pay_pwd', '1', 'Withdrawals ask for the payment password.', {
    guard: 'two_persons_off',
  }),
  flag('is_withdraw_contact', '0', 'Withdrawal page: the customer service entry.'),
  flag('is_charge_withdraw_contact', '0', 'Withdrawal without any way to be paid: customer service.'),
  flag('is_bank_out_amount', '0', 'Only whole amounts can be withdrawn to a bank.'),
  flag('withdraw_blocks_trading', '1', 'No new exposure while a withdrawal is pending.', {
    guard: 'two_persons_off',
  }),
  integer('withdraw_new_method_hours', '24', 'Hours before a new way to be paid can be used.', {
    unit: 'hours',
    least: '0',
    most: '720',
    guard: 'two_persons',
  }),
  integer(
    'withdraw_credential_hours',
    '24',
    'Hours without withdrawals after a change of password, payment password or authenticator app.',
    {
      unit: 'hours',
      least: '0',
      most: '720',
      guard: 'two_persons',
    },
  ),
];
