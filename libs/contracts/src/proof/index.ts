export * from './answers.js';
export * from './requests.js';
