import { int, nullable, table, text, time } from '../../../platform/database/table.js';

/** Settings that differ from their declared default. */
export const settings = table('settings', ['key'], {
  key: text(),
  value: text(),
  updatedAt: time(),
  updatedBy: nullable(int()),
});
