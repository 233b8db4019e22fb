export * from './payout-hold.js';
export * from './payout-terms.js';
export type * from './refusals.js';
export * from './withdrawal.js';
