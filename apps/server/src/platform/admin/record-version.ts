import { createHash } from 'node:crypto';
import { type AdminRoutes, adminRoutes } from '@truemark/contracts/admin';
import { jsonSchemaOf } from '../http/json-schema.js';
import { stringifyWire } from '../http/stringify-wire.js';

const ROOT = '/admin/api/';
const DIGITS = 32;

/** Fields of a record that its `PUT` sets; null if the path has none. `path` is a route: `/admin/api/news/:id`. */
export function savedFields(path: string, routes: AdminRoutes = adminRoutes): readonly string[] | null {
  const body = routes[`PUT ${path.slice(ROOT.length)}`]?.body;
  return body ? Object.keys(jsonSchemaOf(body, 'input').properties ?? {}) : null;
}

/**
 * Version of a record as an entity tag (RFC 9110, section 8.8.3): a hash of the fields that are saved. Others, such as
 * the last price of a symbol, change by themselves and are not overwritten.
 */
export const entityTag = (record: unknown, fields: readonly string[]): string =>
  `"${versionOf(record, fields)}"`;

/**
 * Whether `If-Match` (RFC 9110, section 13.1.1) names the record's version. Proxies that compress answers weaken their
 * tags (`W/"…"`) or append the encoding (`"…-gzip"`); both still name the same record.
 */
export function isVersionOf(ifMatch: string, record: unknown, fields: readonly string[]): boolean {
  if (ifMatch.trim() === '*') return true;
  const version = versionOf(record, fields);
  return ifMatch
    .split(',')
    .some((tag) => /^(?:W\/)?"([0-9a-f]+)(?:-\w+)?"$/.exec(tag.trim())?.[1] === version);
}

function versionOf(record: unknown, fields: readonly string[]): string {
  const values = fields.map((field) => (record as Readonly<Record<string, unknown>>)[field] ?? null);
  return createHash('sha256').update(stringifyWire(values)).digest('hex').slice(0, DIGITS);
}
