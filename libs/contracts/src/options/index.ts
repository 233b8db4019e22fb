export * from './answers.js';
export * from './names.js';
export * from './proof.js';
export * from './push.js';
export * from './requests.js';
