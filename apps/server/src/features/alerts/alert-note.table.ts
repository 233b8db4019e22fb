import { int, type RowOf, table, text } from '../../platform/database/table.js';

/** Note that a customer attached to an alert; deleted with the alert. */
export const alertNotes = table('alert_notes', ['id'], { id: int(), customerId: int(), note: text() });
export type AlertNote = RowOf<typeof alertNotes>;
