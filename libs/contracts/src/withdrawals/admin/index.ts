export * from './payment-reference.js';
export * from './reconciled.js';
export * from './roles.js';
export * from './sheet.js';
export * from './terms.js';
export * from './withdrawals.js';
