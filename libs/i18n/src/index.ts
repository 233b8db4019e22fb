export * from './agreements/loan-agreement.js';
export * from './app-catalogue.js';
export * from './bidi.js';
export * from './error-catalogue.js';
export * from './languages.js';
export * from './loan-catalogue.js';
export * from './numbers.js';
export * from './times.js';
