import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { SymbolImportAnswer, SymbolImportRow } from '@truemark/contracts/admin';
import { fromServerWords, t } from '../../texts/texts.js';
import { Pill, type PillTone } from '../../ui/Pill.js';

const OUTCOMES: Readonly<Record<SymbolImportRow['outcome'], readonly [string, PillTone]>> = {
  new: [t('symbols.lineNew'), 'info'],
  changed: [t('symbols.lineChanged'), 'warning'],
  unchanged: [t('symbols.lineUnchanged'), 'default'],
  refused: [t('symbols.lineRefused'), 'error'],
};

const said = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Effect of a line, field by field. */
const What = ({ row }: { row: SymbolImportRow }) => {
  if (row.why !== null) return fromServerWords(row.why);
  const notes = [
    row.takes_two && t('symbols.lineTakesTwo'),
    row.outcome === 'changed' && row.open_orders > 0 && t('symbols.lineIsHeld', { count: row.open_orders }),
  ].filter(Boolean);
  return (
    <>
      {row.outcome === 'changed' &&
        Object.entries(row.after ?? {}).map(([field, value]) => (
          <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {field}: {said(row.before?.[field])} → {said(value)}
          </Typography>
        ))}
      <Typography variant="caption" color="textSecondary">
        {notes.join(' ')}
      </Typography>
    </>
  );
};

/** All lines of a sheet with their effects. */
export const ImportPreview = ({ preview }: { preview: SymbolImportAnswer }) => (
  <Table size="small" aria-label={t('symbols.linesOfTheFile')}>
    <TableHead>
      <TableRow>
        <TableCell align="right">{t('symbols.line')}</TableCell>
        <TableCell>{t('symbols.code')}</TableCell>
        <TableCell>{t('common.state')}</TableCell>
        <TableCell>{t('common.change')}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {preview.rows.map((row) => (
        <TableRow key={row.line}>
          <TableCell align="right">{row.line}</TableCell>
          <TableCell>{row.code}</TableCell>
          <TableCell>
            <Pill label={OUTCOMES[row.outcome][0]} tone={OUTCOMES[row.outcome][1]} />
          </TableCell>
          <TableCell>
            <What row={row} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
