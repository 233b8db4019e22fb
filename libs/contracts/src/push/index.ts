export * from './push.js';
