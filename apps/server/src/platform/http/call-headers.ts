import { HSTS } from './page-security.js';

/** What every answer of a call carries: it is data, kept by nobody and shown by nothing. */
export const CALL_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': `max-age=${HSTS.maxAge}; includeSubDomains`,
} as const;
