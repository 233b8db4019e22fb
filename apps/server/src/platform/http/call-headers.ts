import { HSTS } from './page-security.js';

/**
 * `content-disposition` for showing a file of a media type; the download name is neutral: `image/jpeg` is `file.jpeg`.
 */
export const inlineDisposition = (type: string): string =>
  `inline; filename="file.${type.replace(/;.*$|^.*\//g, '')}"`;

/** Headers of every call's response: plain data, not cached and not rendered. */
export const CALL_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': `max-age=${HSTS.maxAge}; includeSubDomains`,
} as const;
