import { int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Feedback of a customer. */
export const feedback = table(
  'feedback',
  ['id'],
  {
    id: int(),
    customerId: int(),
    lang: text(),
    /** Encrypted. */
    sealedText: text(),
    sentAt: time(),
  },
  { appendOnly: true },
);
export type Feedback = RowOf<typeof feedback>;

/** Encryption purpose of a text. */
export const purposeOf = (id: number): string => `feedback ${id}`;
