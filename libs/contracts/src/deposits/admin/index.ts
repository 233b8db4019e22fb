export * from './deposits.js';
export * from './roles.js';
export * from './terms.js';
