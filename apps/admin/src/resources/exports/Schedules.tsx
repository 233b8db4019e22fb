import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  EXPORT_FORMATS,
  type ReportScheduleInput,
  type ReportScheduleRow,
  SCHEDULE_PERIODS,
  SCHEDULED_LISTS,
} from '@truemark/contracts/admin';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useProducts } from '../../product.js';
import { get, post } from '../../providers/http.js';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { ReadFailed } from '../../ui/ReadFailed.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';

const PERIODS: Readonly<Record<ReportScheduleInput['period'], string>> = {
  day: t('exports.eachDay'),
  week: t('exports.eachWeek'),
  month: t('exports.eachMonth'),
};
const BOOKS: Readonly<Record<ReportScheduleInput['book'], string>> = {
  real: t('common.real'),
  demo: t('common.demo'),
};

const FIRST: ReportScheduleInput = { resource: 'reports', format: 'xlsx', book: 'real', period: 'day' };

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [id: string, name: string])[];
  readonly onChange: (id: string) => void;
}

const Choice = ({ label, value, choices, onChange }: ChoiceProps) => (
  <TextField
    select
    size="small"
    margin="none"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    fullWidth={false}
    sx={{ width: 180 }}
  >
    {choices.map(([id, name]) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

/** Recurring reports: each is among the operator's exports for a day, and is announced by mail. */
export const Schedules = () => {
  const mayAdd = usePermission('report-schedules', 'create');
  const [form, setForm] = useState(FIRST);
  const [isBusy, setIsBusy] = useState(false);
  const products = useProducts();
  const provider = useDataProvider();
  const notify = useNotify();
  const {
    data: rows = [],
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['report-schedules'],
    queryFn: () => get<ReportScheduleRow[]>('report-schedules'),
    enabled: mayAdd === true,
  });
  if (!mayAdd) return null;
  const nameOf = (resource: string): string =>
    products.find(({ name }) => name === resource)?.rail?.label ?? resource;
  const during = async (work: Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    try {
      await work;
      await refetch();
    } catch (fault) {
      notify((fault as Error).message, { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  const set = (change: object): void => setForm({ ...form, ...change });
  return (
    <Box component="section" sx={{ p: 3, display: 'grid', gap: 3 }}>
      <Typography variant="h6" component="h2">
        {t('exports.scheduled')}
      </Typography>
      <Alert severity="info" variant="outlined">
        {t('exports.howScheduled')}
      </Alert>
      {error && (
        <ReadFailed error={error} isOlder={rows.length > 0} onRetry={refetch} isReading={isFetching} />
      )}
      {rows.map((row) => (
        <Box key={row.id} sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
          <Typography variant="body2" component="div" sx={{ flex: 1 }}>
            {[nameOf(row.resource), BOOKS[row.book], PERIODS[row.period], row.format.toUpperCase()].join(
              ' · ',
            )}
            {' · '}
            {formatRich('exports.nextAt', { time: <When ms={row.next_at_ms} /> })}
          </Typography>
          <IconButton
            aria-label={t('exports.endSchedule', { name: nameOf(row.resource) })}
            disabled={isBusy}
            onClick={() =>
              void during(provider.delete('report-schedules', { id: row.id, previousData: row }))
            }
          >
            <DeleteOutlined />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Choice
          label={t('exports.list')}
          value={form.resource}
          choices={SCHEDULED_LISTS.map((id) => [id, nameOf(id)])}
          onChange={(resource) => set({ resource })}
        />
        <Choice
          label={t('common.accounts')}
          value={form.book}
          choices={Object.entries(BOOKS)}
          onChange={(book) => set({ book })}
        />
        <Choice
          label={t('exports.howOften')}
          value={form.period}
          choices={SCHEDULE_PERIODS.map((id) => [id, PERIODS[id]])}
          onChange={(period) => set({ period })}
        />
        <Choice
          label={t('exports.format')}
          value={form.format}
          choices={EXPORT_FORMATS.map((id) => [id, id.toUpperCase()])}
          onChange={(format) => set({ format })}
        />
        <Button
          variant="outlined"
          loading={isBusy}
          onClick={() => void during(post('report-schedules', form))}
        >
          {t('exports.addSchedule')}
        </Button>
      </Box>
    </Box>
  );
};
