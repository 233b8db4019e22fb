import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Scrolled } from '../../ui/Scrolled.js';
import { type Difference, differences } from './audit-row.js';

const Value = ({ text, tone }: { text: string | null; tone: 'error.main' | 'success.main' }) =>
  text === null || text === '' ? (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {text === null ? '–' : t('common.empty')}
    </Box>
  ) : (
    <Box
      component="code"
      sx={{ color: tone, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', font: 'inherit' }}
    >
      {tone === 'error.main' ? '−\u00a0' : '+\u00a0'}
      {text}
    </Box>
  );

const Row = ({ path, before, after }: Difference) => (
  <TableRow sx={{ '& td': { py: 2 } }}>
    <TableCell sx={{ verticalAlign: 'top' }}>{path}</TableCell>
    <TableCell sx={{ whiteSpace: 'normal', verticalAlign: 'top' }}>
      <Value text={before} tone="error.main" />
    </TableCell>
    <TableCell sx={{ whiteSpace: 'normal', verticalAlign: 'top' }}>
      <Value text={after} tone="success.main" />
    </TableCell>
  </TableRow>
);

/** What a write changed, field by field. */
export const Diff = ({ before, after }: { before: unknown; after: unknown }) => {
  const rows = differences(before, after);
  if (rows.length === 0) return <EmptyNote text={t('auditLog.thisChangedNoField')} />;
  return (
    <Scrolled name={t('auditLog.changedFields')}>
      <Table size="small" aria-label={t('auditLog.changedFields')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('auditLog.field')}</TableCell>
            <TableCell>{t('common.before')}</TableCell>
            <TableCell>{t('auditLog.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.path} {...row} />
          ))}
        </TableBody>
      </Table>
    </Scrolled>
  );
};
