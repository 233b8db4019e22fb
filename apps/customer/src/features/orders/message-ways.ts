import type { MessageWays } from '../product.js';

/** Links of margin messages. */
export const ways: MessageWays = { 'margin.': [{ text: 'way.orders', to: '/order?type=1&source=0' }] };
