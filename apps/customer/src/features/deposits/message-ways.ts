import type { MessageWays } from '../product.js';

const LIST = { text: 'deposit.history', to: '/mine/charge' } as const;

/** Links of deposit messages. */
export const ways: MessageWays = {
  'cash.deposit_approved': [{ text: 'home.next.transferNow', to: '/mine/transfer' }, LIST],
  'cash.deposit_': [LIST],
};
