export * from './applications.js';
export * from './book.js';
export * from './loans.js';
export * from './products.js';
export * from './reconciled.js';
export * from './roles.js';
