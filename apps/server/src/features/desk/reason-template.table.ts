import { flag, int, json, type RowOf, table, text } from '../../platform/database/table.js';
import type { ClaimKind } from '../claims/claim.table.js';

/** Words by which what waits in a queue is rejected, so that all customers read the same of the same. */
export const reasonTemplates = table(
  'reason_templates',
  ['id'],
  {
    id: int(),
    queue: text<ClaimKind>(),
    /** What operators pick it by. */
    name: text(),
    /** Language code → what a customer reads; English is always there. */
    texts: json<Record<string, string>>(),
    sort: int(),
    isEnabled: flag(),
  },
  { configures: true },
);
export type ReasonTemplate = RowOf<typeof reasonTemplates>;
