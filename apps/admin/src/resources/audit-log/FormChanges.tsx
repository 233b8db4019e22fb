import { Box, Typography } from '@mui/material';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { shortened } from '../../ui/shortened.js';
import { differences } from './audit-row.js';
import { writtenOf } from './Diff.js';
import { fieldName } from './field-names.js';
import { Passages } from './Passages.js';
import { isWritten, readable } from './passages.js';
import { useFieldValues } from './use-field-values.js';

type Values = Readonly<Record<string, unknown>>;

/** More lines than this are no summary any more. */
const MOST = 12;
/** So many characters of a long text say which one it is. */
const LONG = 90;

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** Of something new what was typed comes before what the form had in it. */
const typedFirst = (form: Values, typed: Values): string[] => {
  const fields = Object.keys(form);
  return [
    ...fields.filter((field) => Object.hasOwn(typed, field)),
    ...fields.filter((field) => !Object.hasOwn(typed, field)),
  ];
};

/** What saving the form as it stands would change, a line for each field: `60 → 45`; of something new all it has. */
export const FormChanges = ({ isNew }: { isNew: boolean }) => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { dirtyFields } = useFormState();
  const form = useWatch() as Values;
  const changed = isNew ? typedFirst(form, dirtyFields) : Object.keys(dirtyFields);
  const rows = differences(isNew ? {} : pick(record ?? {}, changed), pick(form, changed)).filter(
    ({ before, after }) => (before ?? '') !== (after ?? ''),
  );
  const say = useFieldValues(
    resource,
    rows.map(({ path, before, after }) => [path, before, after] as const),
  );
  const shown = (path: readonly string[], value: string | null): string => {
    if (value === null || value === '') return t('common.empty');
    return shortened(isWritten(null, value) ? readable(value).join(' ') : say(path, value), LONG);
  };
  if (rows.length === 0) return null;
  const written = isNew
    ? []
    : rows.flatMap((row) => {
        const told = writtenOf(row);
        return told ? [{ path: row.path, told }] : [];
      });
  const lines = rows.filter(({ path }) => !written.some((each) => each.path === path));
  return (
    <>
      {written.map(({ path, told }) => (
        <Box key={path.join('\n')}>
          <Typography variant="body2" color="textSecondary" gutterBottom>
            {fieldName(resource, path)}
          </Typography>
          <Passages {...told} />
        </Box>
      ))}
      {lines.length > 0 && (
        <Facts
          rows={lines.slice(0, MOST).map(({ path, before, after }) => [
            fieldName(resource, path),
            <span key="value">
              {!isNew && `${shown(path, before)} → `}
              <b>{shown(path, after)}</b>
            </span>,
          ])}
        />
      )}
      {lines.length > MOST && (
        <Typography variant="body2" color="textSecondary">
          {t('ui.andFurtherFields', { count: lines.length - MOST })}
        </Typography>
      )}
    </>
  );
};
