import type { User } from '@truemark/contracts';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import { ANTI_PHISHING } from '../codes/customer-words.js';

/** Customer in wire format. */
export const userOf = (customer: Customer): User => ({
  id: customer.id,
  uid: customer.uid,
  email: customer.email ?? '',
  mobile: customer.mobile ?? '',
  name: customer.name ?? '',
  nickname: customer.nickname ?? '',
  remark: '',
  level: customer.level,
  credit_score: customer.creditScore,
  is_demo: customer.isDemo ? 1 : 0,
  is_trader: customer.isTrader ? 1 : 0,
  is_real: customer.isReal ? 1 : 0,
  review_status: customer.reviewStatus === 2 ? 2 : customer.reviewStatus === 1 ? 1 : 0,
  invite_code: customer.isDemo ? '' : customer.inviteCode,
  created_at_ms: customer.createdAt,
  has_pay_password: customer.payPasswordHash === null ? 0 : 1,
  anti_phishing: customer.profile[ANTI_PHISHING] ?? '',
  trading_blocked: customer.blocked.trading ?? '',
  withdrawing_blocked: customer.blocked.withdrawing ?? '',
});
