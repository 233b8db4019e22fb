import { int, type RowOf, table, text } from '../../platform/database/table.js';

/** What a customer noted with an alert; gone with the alert. */
export const alertNotes = table('alert_notes', ['id'], { id: int(), customerId: int(), note: text() });
export type AlertNote = RowOf<typeof alertNotes>;
