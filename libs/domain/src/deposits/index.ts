export type * from './refusals.js';
