export * from './alerts/index.js';
export * from './copy-trading/index.js';
export * from './deposits/index.js';
export * from './limits/index.js';
export * from './loans/index.js';
export * from './mining/index.js';
export * from './options/index.js';
export * from './orders/index.js';
export * from './proof/index.js';
export * from './withdrawals/index.js';

/** Categories of account movements, in the order of the customer's filter. */
export const MOVEMENT_KINDS = [
  'deposits',
  'withdrawals',
  'transfers',
  'trading',
  'options',
  'fees',
  'loans',
  'funds',
  'corrections',
  'demo',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
