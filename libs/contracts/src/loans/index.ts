export * from './answers.js';
export * from './form-fields.js';
export * from './requests.js';
