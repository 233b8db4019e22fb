import type { MessageWays } from '../product.js';

/** What a message of margin leads to. */
export const ways: MessageWays = { 'margin.': [{ text: 'way.orders', to: '/order?type=1&source=0' }] };
