import { int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Every write of an operator. */
export const auditLog = table('audit_log', ['id'], {
  id: int(),
  at: time(),
  operatorId: int(),
  operatorEmail: text(),
  address: text(),
  action: text(),
  resource: text(),
  resourceId: text(),
  /** JSON texts. */
  before: nullable(text()),
  after: nullable(text()),
  reason: nullable(text()),
});
export type AuditRow = RowOf<typeof auditLog>;
