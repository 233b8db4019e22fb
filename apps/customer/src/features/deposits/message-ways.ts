import type { MessageWays } from '../product.js';

/** Where the payment is proved, too. */
const DETAILS = { text: 'deposit.details', to: '/mine/charge?type=1' } as const;
const LIST = { text: 'deposit.history', to: '/mine/charge' } as const;

/** Links of deposit messages. */
export const ways: MessageWays = {
  'cash.deposit_approved': [{ text: 'home.next.transferNow', to: '/mine/transfer' }, LIST],
  'cash.deposit_assigned': [DETAILS],
  'cash.deposit_': [LIST],
};
