import { flag, int, json, type RowOf, table, text } from '../../platform/database/table.js';
import type { ClaimKind } from '../claims/claim.table.js';

/** Rejection texts for queues, so that all customers get the same wording for the same reason. */
export const reasonTemplates = table(
  'reason_templates',
  ['id'],
  {
    id: int(),
    queue: text<ClaimKind>(),
    /** Name by which operators pick it. */
    name: text(),
    /** Language code → text for the customer; English is always present. */
    texts: json<Record<string, string>>(),
    sort: int(),
    isEnabled: flag(),
  },
  { configures: true },
);
export type ReasonTemplate = RowOf<typeof reasonTemplates>;
