import { int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Operators' notes on customers; each revision is a row that is never changed. */
export const customerNotes = table(
  'customer_notes',
  ['id'],
  {
    id: int(),
    customerId: int(),
    /** Number of the first revision, which identifies the note. */
    noteId: int(),
    text: text(),
    operatorId: int(),
    at: time(),
  },
  { appendOnly: true },
);
export type NoteWording = RowOf<typeof customerNotes>;
