import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useEffect, useState } from 'react';
import { type HttpError, useNotify, useRefresh } from 'react-admin';
import { post } from '../../providers/http.js';
import { useMay } from '../../ui/use-may.js';
import { EntryRow } from './EntryRow.js';
import type { MenuEntry } from './menu-entry.js';

/** The list with `from` put in front of what stands at `to`. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(to, 0, taken);
  return next;
}

/** Rows that are dragged, or moved with their arrows; the order is saved when one is let go. */
export const SortableEntries = ({ group, entries }: { group: string; entries: readonly MenuEntry[] }) => {
  const [rows, setRows] = useState(entries);
  const [dragged, setDragged] = useState<number | null>(null);
  const canAccess = useMay('menus', 'edit');
  const notify = useNotify();
  const refresh = useRefresh();
  useEffect(() => setRows(entries), [entries]);

  const save = async (next: readonly MenuEntry[]): Promise<void> => {
    setRows(next);
    try {
      await post('menus/order', { group, ids: next.map(({ id }) => id) });
      notify('Order saved', { type: 'success' });
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' });
    }
    refresh();
  };

  const dragOver = (index: number): void => {
    if (dragged === null || dragged === index) return;
    setRows(moved(rows, dragged, index));
    setDragged(index);
  };

  const drop = (): void => {
    setDragged(null);
    if (rows.some(({ id }, index) => id !== entries[index]?.id)) void save(rows);
  };

  return (
    <Table size="small" aria-label="Menu entries">
      <TableHead>
        <TableRow>
          <TableCell>Order</TableCell>
          <TableCell>Name</TableCell>
          <TableCell>Goes to</TableCell>
          <TableCell>Icon</TableCell>
          <TableCell>Shown</TableCell>
          <TableCell>On mobile</TableCell>
          <TableCell>For demo</TableCell>
          <TableCell align="right">Change</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((entry, index) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            canEdit={canAccess === true}
            isDragged={dragged === index}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            onMove={(by) => save(moved(rows, index, index + by))}
            onDragStart={() => setDragged(index)}
            onDragOver={() => dragOver(index)}
            onDrop={drop}
          />
        ))}
      </TableBody>
    </Table>
  );
};
