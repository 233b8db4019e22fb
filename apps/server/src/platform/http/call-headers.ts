import { HSTS } from './page-security.js';

/** A file of a media type is shown, and saved under a name that nobody gave it: `image/jpeg` is `file.jpeg`. */
export const shownAs = (type: string): string => `inline; filename="file.${type.replace(/;.*$|^.*\//g, '')}"`;

/** What every answer of a call carries: it is data, kept by nobody and shown by nothing. */
export const CALL_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': `max-age=${HSTS.maxAge}; includeSubDomains`,
} as const;
