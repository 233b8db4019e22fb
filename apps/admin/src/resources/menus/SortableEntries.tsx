import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { type HttpError, useNotify, useRefresh } from 'react-admin';
import { post } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { SwitchMarked } from '../../ui/bulk/SwitchMarked.js';
import { READ_OUT } from '../../ui/read-out.js';
import { UndoNotice } from '../../ui/UndoNotice.js';
import { usePermission } from '../../ui/use-permission.js';
import { EntryRow, ROOMY } from './EntryRow.js';
import type { MenuEntry } from './menu-entry.js';
import { UNDOABLE } from './use-flag.js';

/** The list with the item at `from` moved to the position `to`. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(to, 0, taken);
  return next;
}

const toggled = (marked: readonly number[], id: number): readonly number[] =>
  marked.includes(id) ? marked.filter((each) => each !== id) : [...marked, id];

/** Rows reordered by dragging or by their arrow buttons; the order is saved on drop. */
export const SortableEntries = ({ group, entries }: { group: string; entries: readonly MenuEntry[] }) => {
  const [rows, setRows] = useState(entries);
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [dragged, setDragged] = useState<number | null>(null);
  const canAccess = usePermission('menus', 'edit');
  const hasIcons = entries.some(({ icon }) => icon !== '');
  const notify = useNotify();
  const refresh = useRefresh();
  useEffect(() => setRows(entries), [entries]);

  const save = async (next: readonly MenuEntry[], before = entries): Promise<void> => {
    const undo = (): void => void save(before, next);
    setRows(next);
    try {
      await post('menus/order', { group, ids: next.map(({ id }) => id) });
      notify(<UndoNotice text={t('menus.orderSaved')} onUndo={undo} />, { autoHideDuration: UNDOABLE });
    } catch (error) {
      setRows(before);
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
    <>
      {marked.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 1 }} aria-live="polite">
          <Typography variant="body2">{t('menus.marked', { count: marked.length })}</Typography>
          <SwitchMarked resource="menus" ids={marked} onDone={() => setMarked([])} />
        </Box>
      )}
      <Table size="small" aria-label={t('menus.menuEntries')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('menus.order')}</TableCell>
            <TableCell>{t('common.name')}</TableCell>
            <TableCell sx={ROOMY}>{t('menus.goesTo')}</TableCell>
            {hasIcons && <TableCell sx={ROOMY}>{t('menus.icon')}</TableCell>}
            <TableCell>{t('menus.shown')}</TableCell>
            <TableCell>{t('menus.onMobile2')}</TableCell>
            <TableCell>{t('menus.forDemo')}</TableCell>
            <TableCell align="right" sx={{ position: 'relative' }}>
              {/* No room for it on a phone. */}
              <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: READ_OUT })}>
                {t('common.change')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((entry, index) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              canEdit={canAccess === true}
              isDragged={dragged === index}
              hasIcons={hasIcons}
              isMarked={marked.includes(entry.id)}
              onMark={() => setMarked(toggled(marked, entry.id))}
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
    </>
  );
};
