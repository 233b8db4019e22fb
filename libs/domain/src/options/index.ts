export * from './buy-option.js';
export * from './fairness.js';
export { FORMER_TICKS } from './former-sell-back.js';
export * from './house-exposure.js';
export * from './option-sale.js';
export * from './payout.js';
export * from './price-variance.js';
export * from './sell-back.js';
export * from './settle-option.js';
