import type { Reader } from '../../platform/database/reader.js';

/** Whether it reads PostgreSQL: only there is such a function. */
export const isPostgres = (reader: Reader): Promise<boolean> =>
  reader.query('SELECT version()').then(
    () => true,
    () => false,
  );
