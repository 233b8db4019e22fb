import { int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Every write of an operator, each row linked to the one before it. */
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
    /** Whom it concerns, where it concerns one customer. */
    customerId: nullable(int()),
    /** JSON texts. */
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
