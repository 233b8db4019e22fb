import type { MessageWays } from '../product.js';

/** Links of withdrawal messages. */
export const ways: MessageWays = {
  'cash.withdrawal_': [{ text: 'withdraw.history', to: '/mine/withdraw' }],
};
