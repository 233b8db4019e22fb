import { Box, Typography } from '@mui/material';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { shortened } from '../../ui/shortened.js';
import { differences } from './audit-row.js';
import { fieldName } from './field-names.js';
import { useFieldValues } from './use-field-values.js';

type Values = Readonly<Record<string, unknown>>;

/** More lines than this are no summary any more. */
const MOST = 12;
/** So many characters of a long text say which one it is. */
const LONG = 90;

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** What saving the form as it stands would change, a line for each field: `Seconds: 60 → 45`; of something new all it has. */
export const FormChanges = ({ isNew }: { isNew: boolean }) => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { dirtyFields } = useFormState();
  const form = useWatch() as Values;
  const changed = Object.keys(isNew ? form : dirtyFields);
  const rows = differences(isNew ? {} : pick(record ?? {}, changed), pick(form, changed)).filter(
    ({ before, after }) => (before ?? '') !== (after ?? ''),
  );
  const say = useFieldValues(
    resource,
    rows.map(({ path, before, after }) => [path, before, after] as const),
  );
  const shown = (path: readonly string[], value: string | null): string =>
    value === null || value === '' ? t('common.empty') : shortened(say(path, value), LONG);
  if (rows.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 4, overflowWrap: 'anywhere' }}>
      {rows.slice(0, MOST).map(({ path, before, after }) => (
        <Typography key={path.join('\n')} component="li" variant="body2">
          {`${fieldName(resource, path)}: ${isNew ? '' : `${shown(path, before)} → `}`}
          <b>{shown(path, after)}</b>
        </Typography>
      ))}
      {rows.length > MOST && (
        <Typography component="li" variant="body2" color="textSecondary">
          {t('ui.andFurtherFields', { count: rows.length - MOST })}
        </Typography>
      )}
    </Box>
  );
};
