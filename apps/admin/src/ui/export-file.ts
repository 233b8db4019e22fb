import type { ExportRow } from '@truemark/contracts/admin';
import { getFile } from '../providers/http.js';

/** Progress of an export, 0 to 100; null if unknown. */
export const partOf = ({ rows, all }: Pick<ExportRow, 'rows' | 'all'>): number | null =>
  all === null || all === 0 ? null : Math.min(100, (100 * rows) / all);

/** File name of an export: its list, the day of the request (UTC, as everywhere) and its id. */
export const fileNameOf = ({
  id,
  resource,
  format,
  created_at_ms: at,
}: Pick<ExportRow, 'id' | 'resource' | 'format' | 'created_at_ms'>): string =>
  `${resource}-${new Date(at).toISOString().slice(0, 10)}-${id}.${format}`;

/** Downloads an export's file. */
export async function saveExport(row: ExportRow): Promise<void> {
  const address = URL.createObjectURL(await getFile(`exports/${row.id}/file`));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(row);
  link.click();
  URL.revokeObjectURL(address);
}
