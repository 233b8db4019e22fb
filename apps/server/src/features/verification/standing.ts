import {
  toLevelStates,
  type VerificationField,
  type VerificationPicture,
  type VerificationStatus,
} from '@truemark/contracts';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import type { Level, Verification } from './verification.table.js';

/** The fields of each level's form. */
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

/** How a customer stands with a level, by the last submission for it. */
export function statusOf(customer: Customer, level: Level, last: Verification | null): VerificationStatus {
  if (isCertified(customer, level)) return 2;
  return last?.status === 'waiting' ? 1 : 0;
}

/** How both levels stand, as customers read it. */
export const levelsOf = (customer: Customer, junior: Verification | null, senior: Verification | null) =>
  toLevelStates({
    junior: statusOf(customer, 'junior', junior),
    senior: statusOf(customer, 'senior', senior),
  });
