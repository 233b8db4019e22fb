import type { ExportRow } from '@truemark/contracts/admin';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { flag, int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** An operator's export of a list: what was asked, and what came of it. */
export const exportJobs = table('export_jobs', ['id'], {
  id: int(),
  operatorId: int(),
  resource: text(),
  format: text<ExportRow['format']>(),
  request: json<Pick<ListRequest, 'filter' | 'sort'>>(),
  state: text<ExportRow['state']>(),
  written: int(),
  total: nullable(int()),
  isCut: flag(),
  /** Bytes. */
  size: int(),
  /** Its name among the sealed files. */
  file: text(),
  createdAt: time(),
  endedAt: nullable(time()),
});
export type ExportJob = RowOf<typeof exportJobs>;
