import { int, type RowOf, table, text } from '../../../../platform/database/table.js';

/** The picture of a customer that others see from his approval as a trader on. */
export const avatars = table('avatars', ['customerId'], { customerId: int(), uploadId: text() });
export type Avatar = RowOf<typeof avatars>;
