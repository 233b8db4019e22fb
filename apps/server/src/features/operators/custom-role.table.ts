import type { Permissions } from '@truemark/contracts/admin';
import { int, json, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Custom role. */
export const customRoles = table('custom_roles', ['id'], {
  id: int(),
  name: text(),
  permissions: json<Permissions>(),
  createdAt: time(),
});
export type CustomRole = RowOf<typeof customRoles>;
