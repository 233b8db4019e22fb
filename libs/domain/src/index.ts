export * from './ledger/post-entry.js';
export * from './orders/check-lots.js';
export * from './orders/close-at-market.js';
export * from './orders/margin.js';
export * from './orders/open-at-market.js';
export * from './orders/rate.js';
export * from './refusal.js';
