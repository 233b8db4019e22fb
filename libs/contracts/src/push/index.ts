export * from './push.js';
export * from './push-kinds.js';
