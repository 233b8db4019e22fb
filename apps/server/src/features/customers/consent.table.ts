import { int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Text that a customer agreed to at registration. */
export const consents = table(
  'consents',
  ['id'],
  {
    id: int(),
    customerId: int(),
    groupKey: text(),
    /** SHA-256 (hex) of the text as shown. */
    version: text(),
    lang: text(),
    agreedAt: time(),
  },
  { appendOnly: true },
);
export type Consent = RowOf<typeof consents>;
