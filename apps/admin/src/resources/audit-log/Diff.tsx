import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { HorizontalScroll } from '../../ui/HorizontalScroll.js';
import { type Difference, differences } from './audit-row.js';
import { fieldName, inOwnNames } from './field-names.js';
import { Passages } from './Passages.js';
import { isLaidOutAnew, isWritten, passagesOf } from './passages.js';
import { useFieldValues } from './use-field-values.js';
import { useSettingWords } from './use-setting-words.js';

type Say = ReturnType<typeof useFieldValues>;

const WRAPPED = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', verticalAlign: 'top' } as const;

const Value = ({ text, isNew }: { text: string | null; isNew: boolean }) => (
  <Box
    component="span"
    sx={{
      color: isNew && text ? 'text.primary' : 'text.secondary',
      fontWeight: isNew && text ? 600 : 400,
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {text === null ? '–' : text === '' ? t('common.empty') : text}
  </Box>
);

/** Passages of a text change; null: it is shown as before and after. */
export function writtenOf({ before, after }: Difference) {
  if (!isWritten(before, after)) return null;
  const passages = passagesOf(before ?? '', after ?? '');
  const isAnew = before !== null && after !== null && isLaidOutAnew(before, after);
  return passages.length > 0 || isAnew ? { passages, isLaidOutAnew: isAnew } : null;
}

interface RowProps extends Difference {
  readonly resource: string;
  readonly say: Say;
  readonly shows: { readonly old: boolean; readonly now: boolean };
}

const Row = ({ resource, path, before, after, say, shows }: RowProps) => {
  const inWords = (value: string | null) => (value ? say(path, value) : value);
  const written = writtenOf({ path, before, after });
  if (written)
    return (
      <TableRow sx={{ '& td, & th': { py: 2 } }}>
        <TableCell component="th" scope="row" sx={{ ...WRAPPED, fontWeight: 400 }}>
          {fieldName(resource, path)}
        </TableCell>
        <TableCell sx={WRAPPED} colSpan={Number(shows.old) + Number(shows.now)}>
          <Passages {...written} />
        </TableCell>
      </TableRow>
    );
  return (
    <TableRow sx={{ '& td, & th': { py: 2 } }}>
      <TableCell component="th" scope="row" sx={{ ...WRAPPED, fontWeight: 400 }}>
        {fieldName(resource, path)}
      </TableCell>
      {shows.old && (
        <TableCell sx={WRAPPED}>
          <Value text={inWords(before)} isNew={!shows.now} />
        </TableCell>
      )}
      {shows.now && (
        <TableCell sx={WRAPPED}>
          {shows.old && (
            <Box component="span" aria-hidden sx={{ color: 'text.secondary', marginInlineEnd: 2 }}>
              →
            </Box>
          )}
          <Value text={inWords(after)} isNew />
        </TableCell>
      )}
    </TableRow>
  );
};

interface Props {
  /** Resource of the write: fields have the labels of its forms. */
  readonly resource: string;
  /** Row: a setting formats its own values. */
  readonly subject?: string;
  /** Setting that a wrapped request is about. */
  readonly setting?: string | undefined;
  readonly before: unknown;
  readonly after: unknown;
}

/** Changes of a write, field by field. A created or deleted row has one column only. */
export const Diff = ({ resource, subject, setting, before, after }: Props) => {
  const rows = differences(inOwnNames(resource, before), inOwnNames(resource, after));
  const say = useFieldValues(
    resource,
    rows.map(({ path, before: old, after: now }) => [path, old, now] as const),
  );
  const ofSetting = useSettingWords(setting ?? (resource === 'settings' ? subject : undefined));
  if (rows.length === 0) return <EmptyNote text={t('auditLog.thisChangedNoField')} />;
  const old = rows.some((row) => row.before !== null);
  const now = rows.some((row) => row.after !== null);
  // Passages combine before and after in one column.
  const isMerged = rows.every((row) => writtenOf(row) !== null);
  return (
    <HorizontalScroll name={t('auditLog.changedFields')}>
      <Table size="small" aria-label={t('auditLog.changedFields')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '34%' }}>{t('auditLog.field')}</TableCell>
            {isMerged && <TableCell colSpan={Number(old) + Number(now)}>{t('common.change')}</TableCell>}
            {old && !isMerged && <TableCell>{t('common.before')}</TableCell>}
            {now && !isMerged && <TableCell>{t('auditLog.after')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row
              key={row.path.join('\n')}
              {...row}
              resource={resource}
              say={(path, value) => ofSetting(path, value) ?? say(path, value)}
              shows={{ old, now }}
            />
          ))}
        </TableBody>
      </Table>
    </HorizontalScroll>
  );
};
