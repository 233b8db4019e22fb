import { int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** A text that a customer agreed to when he registered. */
export const consents = table(
  'consents',
  ['id'],
  {
    id: int(),
    customerId: int(),
    groupKey: text(),
    /** Hex SHA-256 of the text as it was shown. */
    version: text(),
    lang: text(),
    agreedAt: time(),
  },
  { appendOnly: true },
);
export type Consent = RowOf<typeof consents>;
