import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { shortened } from '../../ui/shortened.js';
import { type Difference, differences } from './audit-row.js';
import { writtenOf } from './Diff.js';
import { fieldName } from './field-names.js';
import { Passages } from './Passages.js';
import { isWritten, readable } from './passages.js';
import { useFieldValues } from './use-field-values.js';

type Values = Readonly<Record<string, unknown>>;

/** With more lines it is no longer a summary. */
const MOST = 12;
/** Number of characters that identify a long text. */
const LONG = 90;

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** Order for a new record: typed fields before prefilled ones. */
const typedFirst = (form: Values, typed: Values): string[] => {
  const fields = Object.keys(form);
  return [
    ...fields.filter((field) => Object.hasOwn(typed, field)),
    ...fields.filter((field) => !Object.hasOwn(typed, field)),
  ];
};

/** Order with the important fields first, the others unchanged. */
const weightiest = (fields: readonly string[], first: readonly string[]): string[] => [
  ...first.filter((field) => fields.includes(field)),
  ...fields.filter((field) => !first.includes(field)),
];

interface Props {
  readonly isNew: boolean;
  /** Fields listed before all others and always shown, regardless of the number of lines. */
  readonly first?: readonly string[] | undefined;
}

type Line = readonly [name: string, value: ReactNode];

/** Names and values, in two columns if there are many. */
const Columns = ({ rows, isPaired }: { rows: readonly Line[]; isPaired: boolean }) => {
  if (!isPaired) return <Facts rows={rows} />;
  const half = Math.ceil(rows.length / 2);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 6,
        alignItems: 'start',
      }}
    >
      <Facts rows={rows.slice(0, half)} />
      <Facts rows={rows.slice(half)} />
    </Box>
  );
};

/** Changes that saving the form would make, one line per field: `60 → 45`; for a new record, all its values. */
export const FormChanges = ({ isNew, first = [] }: Props) => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { dirtyFields } = useFormState();
  const form = useWatch() as Values;
  const fields = isNew ? typedFirst(form, dirtyFields) : Object.keys(dirtyFields);
  const changed = weightiest(fields, first);
  const rows = differences(isNew ? {} : pick(record ?? {}, changed), pick(form, changed)).filter(
    ({ before, after }) => (before ?? '') !== (after ?? ''),
  );
  const say = useFieldValues(
    resource,
    rows.map(({ path, before, after }) => [path, before, after] as const),
  );
  const shown = (path: readonly string[], value: string | null): string => {
    if (value === null || value === '') return t('common.empty');
    // Multi-line values, such as sessions, are shown in full.
    if (value.includes('\n') && !isWritten(null, value)) return say(path, value);
    return shortened(isWritten(null, value) ? readable(value).join(' ') : say(path, value), LONG);
  };
  if (rows.length === 0) return null;
  const written = isNew
    ? []
    : rows.flatMap((row) => {
        const passages = writtenOf(row);
        return passages ? [{ path: row.path, passages }] : [];
      });
  const lines = rows.filter(({ path }) => !written.some((each) => each.path === path));
  const weighty = lines.filter(({ path }) => first.includes(path[0] ?? '')).length;
  const most = Math.max(weighty, MOST);
  const isPaired = first.length > 0;
  const told = ({ path, before, after }: Difference): Line => [
    fieldName(resource, path),
    <Box component="span" key="value" sx={{ whiteSpace: 'pre-line' }}>
      {!isNew && `${shown(path, before)} → `}
      <b>{shown(path, after)}</b>
    </Box>,
  ];
  return (
    <>
      {written.map(({ path, passages }) => (
        <Box key={path.join('\n')}>
          <Typography variant="body2" color="textSecondary" gutterBottom>
            {fieldName(resource, path)}
          </Typography>
          <Passages {...passages} />
        </Box>
      ))}
      {lines.length > 0 && <Columns isPaired={isPaired} rows={lines.slice(0, most).map(told)} />}
      {lines.length > most && (
        <details>
          <Typography component="summary" variant="body2" color="textSecondary">
            {t('ui.andFurtherFields', { count: lines.length - most })}
          </Typography>
          <Columns isPaired={isPaired} rows={lines.slice(most).map(told)} />
        </details>
      )}
    </>
  );
};
