export * from './roles.js';
export * from './terms.js';
export * from './withdrawals.js';
