import { describe, expect, it } from 'vitest';
import { requiresReason, requiresSecondPerson, type SettingGuard } from './declaration.js';
import { SETTINGS } from './settings.js';

/** Settings that decide or protect money. A new one belongs here, or below with a reason. */
const GUARDED: Readonly<Record<string, SettingGuard>> = {
  currency: 'two_persons',
  trade_fee_type: 'two_persons',
  margin_call_level: 'two_persons',
  stop_out_level: 'two_persons',
  quote_stale_seconds: 'two_persons',
  forex_max_open_orders: 'two_persons',
  micro_loss_level: 'two_persons',
  micro_max_open: 'two_persons',
  micro_sell_back: 'two_persons',
  micro_sell_back_spread: 'two_persons',
  micro_exposure_cap: 'two_persons',
  micro_ratio_most: 'two_persons',
  price_jump_most: 'two_persons',
  follow_share_most: 'two_persons',
  simulated_for_real: 'two_persons',
  withdraw_new_method_hours: 'two_persons',
  withdraw_credential_hours: 'two_persons',
  review_four_eyes_amount: 'two_persons',
  review_four_eyes_daily: 'two_persons',
  loan_four_eyes_limit: 'two_persons',
  fund_refund_hours: 'two_persons',
  restricted_countries: 'two_persons',
  tick_retention_days: 'two_persons',
  is_real_name_auth: 'two_persons_off',
  is_recharge_auth: 'two_persons_off',
  is_withdraw_pay_pwd: 'two_persons_off',
  withdraw_blocks_trading: 'two_persons_off',
  service_link: 'two_persons',
  service_link_type: 'two_persons',
  // Notifies customers of actions on their accounts.
  is_internal_message: 'two_persons_off',
  company_status: 'two_owners',
  operator_networks: 'two_owners',
  company_status_type: 'two_owners',
  company_loss_url: 'two_owners',
};

/** Reasons for which one person may change it alone. */
const ONE_PERSONS: readonly (readonly [reason: string, keys: readonly (string | RegExp)[]])[] = [
  [
    'looks, names and texts',
    [
      ...['site_name', 'logo', 'currency_symbol', 'default_lang', 'is_show_mobile', /^theme_/],
      ...['is_default_dark', 'is_home_title_pic', 'home_logo_height', 'is_home_account_name'],
      ...['customer_tag', 'ai_trade_name', 'is_mining_hide_max_subscribe'],
    ],
  ],
  ['how times are written; no session, day quotation or expiry goes by it', ['timezone']],
  [
    'shows or hides a screen or an entry',
    [
      ...['is_home_search', 'is_home_balance_recharge', 'is_home_balance_withdraw'],
      ...['is_wallet_bank_card', 'is_wallet_crypto', 'is_recharge_contact', 'is_recharge_blank_contact'],
      ...['is_withdraw_contact', 'is_charge_withdraw_contact', 'is_demo_login', 'is_feedback', /^is_loan_/],
    ],
  ],
  [
    'offers a product or a way to pay, or stops offering it: what runs keeps its terms',
    [
      ...['is_forex', 'is_micro', 'is_follow', 'is_recharge_crypto', 'is_recharge_bank_card'],
      ...['is_withdraw_crypto', 'is_withdraw_bank_card', 'edit_recharge_bank_info'],
      ...['is_bank_charge_cancel_btn', 'is_bank_out_amount'],
    ],
  ],
  ['what a form asks for', ['verify_reg_type', 'is_auth_hand_pic', /^is_reg_/]],
  ['demo money is nobody’s', ['demo_balance']],
  ['where borrowers may move their money; nobody else’s is touched', ['loan_blocks_transfers']],
  ['what customers are told to expect', ['review_promise_hours']],
  ['changed only while nobody’s money depends on it', ['only_one_account']],
];

const isIn = (key: string, keys: readonly (string | RegExp)[]): boolean =>
  keys.some((each) => (typeof each === 'string' ? each === key : each.test(key)));

describe('who changes a setting', () => {
  it.each(SETTINGS)('$key: somebody has decided whether it takes two people', ({ key, guard }) => {
    const reasons = ONE_PERSONS.filter(([, keys]) => isIn(key, keys)).map(([reason]) => reason);
    if (key in GUARDED) {
      expect([guard, reasons]).toEqual([GUARDED[key], []]);
    } else {
      expect(guard === undefined || guard === 'unused').toBe(true);
      expect(reasons).toHaveLength(1);
    }
  });

  it('lists nothing as one person’s that there is not', () => {
    const known = new Set(SETTINGS.map(({ key }) => key));
    const listed = ONE_PERSONS.flatMap(([, keys]) => keys);
    expect(listed.filter((key) => typeof key === 'string' && !known.has(key))).toEqual([]);
  });

  it('asks one person why, where he takes from customers what they trade or pay by, and nowhere else', () => {
    const stops = ['is_forex', 'is_micro', 'is_follow', 'is_recharge_crypto', 'is_recharge_bank_card'];
    const owed = (value: string) =>
      SETTINGS.filter((each) => requiresReason(each, value)).map(({ key }) => key);
    expect(owed('0').sort()).toEqual([...stops, 'is_withdraw_bank_card', 'is_withdraw_crypto'].sort());
    expect(owed('1')).toEqual([]);
  });

  it.each([
    [undefined, '1', false],
    ['unused', '1', false],
    ['two_persons', '0', true],
    ['two_persons', '1', true],
    ['two_owners', '1', true],
    ['two_persons_off', '0', true],
    ['two_persons_off', '1', false],
  ] as const)('%s to %s takes two: %s', (guard, value, two) => {
    expect(requiresSecondPerson(guard ? { guard } : {}, value)).toBe(two);
  });
});
