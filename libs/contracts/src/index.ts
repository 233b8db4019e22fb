export * from './wire/account.js';
export * from './wire/config.js';
export * from './wire/content.js';
export * from './wire/envelope.js';
export * from './wire/forex.js';
export * from './wire/market.js';
export * from './wire/socket.js';
export * from './wire/user.js';
