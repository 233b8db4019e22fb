export * from './funds.js';
export * from './pools.js';
export * from './reconciled.js';
export * from './roles.js';
export * from './subscriptions.js';
