import { instant, type Sheet } from '../../ui/csv.js';
import type { AuditRow } from './audit-row.js';

const json = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value));

/** Columns of an exported audit log. */
export const AUDIT_SHEET: Sheet<AuditRow> = [
  ['row', ({ place }) => place],
  ['number', ({ id }) => id],
  ['at', ({ at_ms: at }) => instant(at)],
  ['operator', ({ operator_email: email }) => email],
  ['address', ({ address }) => address],
  ['action', ({ action }) => action],
  ['what', ({ resource }) => resource],
  ['which', ({ resource_id: id }) => id],
  ['customer', ({ customer_id: id }) => id],
  ['before', ({ before }) => json(before)],
  ['after', ({ after }) => json(after)],
  ['reason', ({ reason }) => reason],
  ['hash', ({ hash }) => hash],
];
