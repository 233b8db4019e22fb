import { int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** What operators wrote of customers, each wording a row that is never touched again. */
export const customerNotes = table(
  'customer_notes',
  ['id'],
  {
    id: int(),
    customerId: int(),
    /** The first wording's number: the note that this is a wording of. */
    noteId: int(),
    text: text(),
    operatorId: int(),
    at: time(),
  },
  { appendOnly: true },
);
export type NoteWording = RowOf<typeof customerNotes>;
