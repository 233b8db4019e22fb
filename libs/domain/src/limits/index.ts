export type * from './refusals.js';
export * from './trading-limits.js';
