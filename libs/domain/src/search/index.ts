export * from './parts.js';
export * from './person-parts.js';
