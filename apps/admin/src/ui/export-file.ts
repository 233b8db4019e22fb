import type { ExportRow } from '@truemark/contracts/admin';
import { getFile } from '../providers/http.js';

/** How far an export is, 0 to 100; null where that is not known. */
export const partOf = ({ rows, all }: Pick<ExportRow, 'rows' | 'all'>): number | null =>
  all === null || all === 0 ? null : Math.min(100, (100 * rows) / all);

/** Saves an export's file where the browser saves files. */
export async function saveExport({ id, resource, format }: ExportRow): Promise<void> {
  const address = URL.createObjectURL(await getFile(`exports/${id}/file`));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${resource}-${id}.${format}`;
  link.click();
  URL.revokeObjectURL(address);
}
