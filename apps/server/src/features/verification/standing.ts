import {
  toLevelStates,
  type VerificationField,
  type VerificationPicture,
  type VerificationStatus,
} from '@truemark/contracts';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import type { Level, Verification } from './verification.table.js';

/** Form fields of each level. */
export const FIELDS: Readonly<Record<Level, readonly VerificationField[]>> = {
  junior: ['name', 'mobile', 'front_pic', 'reverse_pic'],
  senior: ['name', 'card_id', 'hand_pic'],
};

export const PICTURES: Readonly<Record<Level, readonly VerificationPicture[]>> = {
  junior: ['front_pic', 'reverse_pic'],
  senior: ['hand_pic'],
};

const isCertified = (customer: Customer, level: Level): boolean =>
  level === 'junior' ? customer.isReal : customer.reviewStatus === 2;

/** Status of a customer's level, from the last submission for it. */
export function statusOf(customer: Customer, level: Level, last: Verification | null): VerificationStatus {
  if (isCertified(customer, level)) return 2;
  return last?.status === 'waiting' ? 1 : 0;
}

/** Status of both levels, for the customer. */
export const levelsOf = (customer: Customer, junior: Verification | null, senior: Verification | null) =>
  toLevelStates({
    junior: statusOf(customer, 'junior', junior),
    senior: statusOf(customer, 'senior', senior),
  });
