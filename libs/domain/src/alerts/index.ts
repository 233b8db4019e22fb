export * from './price-alert.js';
