import type { ExportRow } from '@truemark/contracts/admin';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { flag, int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Export of a list by an operator: the request and its result. */
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
  /** Name of the encrypted file. */
  file: text(),
  createdAt: time(),
  endedAt: nullable(time()),
});
export type ExportJob = RowOf<typeof exportJobs>;
