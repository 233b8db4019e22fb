import { type SettingDeclaration, settingsOf } from './declaration.js';

const wallet = settingsOf('wallet');
const deposits = settingsOf('deposits');
const withdrawals = settingsOf('withdrawals');

export const walletSettings: readonly SettingDeclaration[] = [
  wallet.flag('is_wallet_bank_card', '1', 'Wallet page: the bank accounts.'),
  wallet.flag('is_wallet_crypto', '1', 'Wallet page: the coin addresses.'),

  deposits.flag('is_recharge_crypto', '1', 'Deposit page: the coin tab.'),
  deposits.flag('is_recharge_bank_card', '1', 'Deposit page: the bank tab.'),
  deposits.flag(
    'edit_recharge_bank_info',
    '0',
    'Bank deposits wait for bank details that an operator assigns.',
  ),
  deposits.flag(
    'is_bank_charge_cancel_btn',
    '1',
    'A bank deposit that waits for bank details can be cancelled.',
  ),
  deposits.flag('is_recharge_auth', '0', 'Deposits need a verified name, if `is_real_name_auth` is on too.', {
    guard: 'two_persons_off',
  }),
  deposits.flag('is_recharge_contact', '0', 'Deposit page: the customer service entry.'),
  deposits.flag(
    'is_recharge_blank_contact',
    '1',
    'Deposit page without any way to pay: customer service instead.',
  ),

  withdrawals.flag('is_withdraw_crypto', '1', 'Withdrawal page: the coin tab.'),
  withdrawals.flag('is_withdraw_bank_card', '1', 'Withdrawal page: the bank tab.'),
  withdrawals.flag('is_withdraw_pay_pwd', '1', 'Withdrawals ask for the payment password.', {
    guard: 'two_persons_off',
  }),
  withdrawals.flag('is_withdraw_contact', '0', 'Withdrawal page: the customer service entry.'),
  withdrawals.flag(
    'is_charge_withdraw_contact',
    '0',
    'Withdrawal without any way to be paid: customer service.',
  ),
  withdrawals.flag('is_bank_out_amount', '0', 'Only whole amounts can be withdrawn to a bank.'),
  withdrawals.flag('withdraw_blocks_trading', '1', 'No new exposure while a withdrawal is pending.', {
    guard: 'two_persons_off',
  }),
  withdrawals.integer('withdraw_new_method_hours', '24', 'Hours before a new way to be paid can be used.', {
    least: '0',
    most: '720',
    guard: 'two_persons',
  }),
  withdrawals.integer(
    'withdraw_credential_hours',
    '24',
    'Hours without withdrawals after a change of password, payment password or authenticator app.',
    {
      least: '0',
      most: '720',
      guard: 'two_persons',
    },
  ),
  deposits.integer(
    'review_promise_hours',
    '24',
    'Hours within which deposits and withdrawals are usually decided: customers read it, and queues go by it.',
    { least: '1', most: '720' },
  ),
  withdrawals.decimal(
    'review_four_eyes_amount',
    '1000',
    'Deposits and withdrawals above this need two operators, and what one customer is paid in 24 hours beyond it.',
    { least: '0', most: '10000000000', places: 2, isPublic: false, guard: 'two_persons' },
  ),
  withdrawals.decimal(
    'review_four_eyes_daily',
    '10000',
    'What one operator approves alone in 24 hours; beyond it each deposit or withdrawal needs two.',
    { least: '0', most: '10000000000', places: 2, isPublic: false, guard: 'two_persons' },
  ),
];
