import { type SettingDeclaration, settingsOf } from '../settings/declaration.js';

const { flag, integer } = settingsOf({ name: 'deposits', label: 'Deposits' });

export const depositSettings: readonly SettingDeclaration[] = [
  flag('is_recharge_crypto', '1', 'Deposit page: the coin tab.', { stops: true }),
  flag('is_recharge_bank_card', '1', 'Deposit page: the bank tab.', { stops: true }),
  flag('edit_recharge_bank_info', '0', 'Bank deposits wait for bank details that an operator assigns.'),
  flag('is_bank_charge_cancel_btn', '1', 'A bank deposit that waits for bank details can be cancelled.'),
  flag('is_recharge_auth', '0', 'Deposits require a verified name, if `is_real_name_auth` is also on.', {
    guard: 'two_persons_off',
  }),
  flag('is_recharge_contact', '0', 'Deposit page: the customer service entry.'),
  flag('is_recharge_blank_contact', '1', 'Customer service is offered if no deposit method is available.'),
];

/** Settings for the review of deposits. */
export const depositReviewSettings: readonly SettingDeclaration[] = [
  integer(
    'review_promise_hours',
    '24',
    'Hours within which deposits and withdrawals are usually decided: shown to customers, and used by the queues.',
    { unit: 'hours', least: '1', most: '720' },
  ),
];
