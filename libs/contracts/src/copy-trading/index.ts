export * from './answers.js';
export * from './names.js';
export * from './requests.js';
