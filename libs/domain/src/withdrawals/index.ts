export * from './payout-hold.js';
export * from './payout-terms.js';
export * from './withdrawal.js';
