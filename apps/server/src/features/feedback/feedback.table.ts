import { int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** What a customer wrote to the house. */
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

/** What the encryption of a text is bound to. */
export const purposeOf = (id: number): string => `feedback ${id}`;
