export * from './trading-limits.js';
