import type { ExportRow } from '@truemark/contracts/admin';
import { getFile } from '../providers/http.js';

/** How far an export is, 0 to 100; null where that is not known. */
export const partOf = ({ rows, all }: Pick<ExportRow, 'rows' | 'all'>): number | null =>
  all === null || all === 0 ? null : Math.min(100, (100 * rows) / all);

/** What an export's file is called: its list, the day it was asked for (UTC, as everywhere) and its number. */
export const fileNameOf = ({
  id,
  resource,
  format,
  created_at_ms: at,
}: Pick<ExportRow, 'id' | 'resource' | 'format' | 'created_at_ms'>): string =>
  `${resource}-${new Date(at).toISOString().slice(0, 10)}-${id}.${format}`;

/** Saves an export's file where the browser saves files. */
export async function saveExport(row: ExportRow): Promise<void> {
  const address = URL.createObjectURL(await getFile(`exports/${row.id}/file`));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(row);
  link.click();
  URL.revokeObjectURL(address);
}
