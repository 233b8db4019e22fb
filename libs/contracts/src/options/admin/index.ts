export * from './durations.js';
export * from './exposure.js';
export * from './fairness.js';
export * from './options.js';
export * from './roles.js';
