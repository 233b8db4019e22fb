export * from './price-alert.js';
export type * from './refusals.js';
