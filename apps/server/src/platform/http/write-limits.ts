import type { RateLimit } from './rate-limiter.js';

/** Calls that write, where a call has no limit of its own: as many as orders. */
export const WRITES: RateLimit = { name: 'writes', per: 'customer', most: 20, windowMs: 1_000 };
/** Calls that write, of all who call from one address: ten customers at their limit. */
export const WRITES_OF_ADDRESS: RateLimit = {
  name: 'writes of address',
  per: 'address',
  most: 200,
  windowMs: 1_000,
};
/** Calls that write in the back office: a page of rows at once, with a second click on it. */
export const OPERATOR_WRITES: RateLimit = {
  name: 'operator writes',
  per: 'operator',
  most: 200,
  windowMs: 10_000,
};
