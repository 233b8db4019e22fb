import { int, type RowOf, table, text } from '../../../../platform/database/table.js';

/** A customer's picture, visible to others once he is approved as a trader. */
export const avatars = table('avatars', ['customerId'], { customerId: int(), uploadId: text() });
export type Avatar = RowOf<typeof avatars>;
