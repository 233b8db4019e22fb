import { int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Hash-chained log of every operator write. */
export const auditLog = table(
  'audit_log',
  ['id'],
  {
    id: int(),
    at: time(),
    operatorId: int(),
    operatorEmail: text(),
    address: text(),
    action: text(),
    resource: text(),
    resourceId: text(),
    /** Customer concerned, if any. */
    customerId: nullable(int()),
    /** JSON text. */
    before: nullable(text()),
    after: nullable(text()),
    reason: nullable(text()),
    place: int(),
    hash: text(),
  },
  {
    chain: {
      place: 'place',
      hash: 'hash',
      over: [
        'id',
        'at',
        'operatorId',
        'operatorEmail',
        'address',
        'action',
        'resource',
        'resourceId',
        'customerId',
        'before',
        'after',
        'reason',
      ],
    },
  },
);
export type AuditRow = RowOf<typeof auditLog>;
