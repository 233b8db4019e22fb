export * from './fund-due.js';
export * from './fund-profit.js';
export * from './fund-rules.js';
export type * from './refusals.js';
