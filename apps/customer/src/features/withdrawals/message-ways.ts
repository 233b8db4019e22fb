import type { MessageWays } from '../product.js';

/** What a message of money out leads to. */
export const ways: MessageWays = {
  'cash.withdrawal_': [{ text: 'withdraw.history', to: '/mine/withdraw' }],
};
