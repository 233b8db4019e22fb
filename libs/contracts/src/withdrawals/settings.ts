import { type SettingDeclaration, settingsOf } from '../settings/declaration.js';

const { decimal, flag, integer } = settingsOf({ name: 'withdrawals', label: 'Withdrawals' });

export const withdrawalSettings: readonly SettingDeclaration[] = [
  flag('is_withdraw_crypto', '1', 'Withdrawal page: the coin tab.', { stops: true }),
  flag('is_withdraw_bank_card', '1', 'Withdrawal page: the bank tab.', { stops: true }),
  flag('is_withdraw_pay_pwd', '1', 'Withdrawals require the payment password.', {
    guard: 'two_persons_off',
  }),
  flag('is_withdraw_contact', '0', 'Withdrawal page: the customer service entry.'),
  flag('is_charge_withdraw_contact', '0', 'Customer service is offered if no payout method is available.'),
  flag('is_bank_out_amount', '0', 'Only whole amounts can be withdrawn to a bank.'),
  flag('withdraw_blocks_trading', '1', 'No new exposure while a withdrawal is pending.', {
    guard: 'two_persons_off',
  }),
  integer('withdraw_new_method_hours', '24', 'Hours before a new payout method can be used.', {
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

/** Settings for the review of withdrawals. */
export const withdrawalReviewSettings: readonly SettingDeclaration[] = [
  decimal(
    'review_four_eyes_amount',
    '1000',
    'Deposits and withdrawals above this need two operators, as do payouts to one customer beyond it within 24 hours.',
    { unit: 'money', least: '0', most: '10000000000', places: 2, isPublic: false, guard: 'two_persons' },
  ),
  decimal(
    'review_four_eyes_daily',
    '10000',
    'Most that one operator may approve alone in 24 hours; beyond it each deposit or withdrawal needs two.',
    { unit: 'money', least: '0', most: '10000000000', places: 2, isPublic: false, guard: 'two_persons' },
  ),
];
