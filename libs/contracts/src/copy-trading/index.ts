export * from './answers.js';
export * from './names.js';
export * from './push.js';
export * from './requests.js';
