import { flag, int, json, type RowOf, table, text } from '../../platform/database/table.js';

export const menus = table(
  'menus',
  ['id'],
  {
    id: int(),
    menuGroup: text(),
    /** Language code → name; `en` is always present. */
    name: json<Record<string, string>>(),
    icon: text(),
    path: text(),
    sort: int(),
    isMobile: flag(),
    isAllowDemo: flag(),
    isShown: flag(),
  },
  { configures: true },
);
export type Menu = RowOf<typeof menus>;
