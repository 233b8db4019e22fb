export * from './app-catalogue.js';
export * from './bidi.js';
export * from './error-catalogue.js';
export * from './languages.js';
export * from './numbers.js';
export * from './plurals.js';
export * from './product-catalogues.js';
export * from './times.js';
