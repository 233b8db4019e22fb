import type { RateLimit } from './rate-limiter.js';

/** Default limit of calls that write: as many as orders. */
export const WRITES: RateLimit = { name: 'writes', per: 'customer', most: 20, windowMs: 1_000 };
/** Limit of calls that write, per address: ten customers at their limit. */
export const WRITES_OF_ADDRESS: RateLimit = {
  name: 'writes of address',
  per: 'address',
  most: 200,
  windowMs: 1_000,
};
/** Limit of back-office calls that write: a page of rows at once, each clicked twice. */
export const OPERATOR_WRITES: RateLimit = {
  name: 'operator writes',
  per: 'operator',
  most: 200,
  windowMs: 10_000,
};
