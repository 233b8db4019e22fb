import { Box, Button, LinearProgress } from '@mui/material';
import type { ExportRow } from '@truemark/contracts/admin';
import { useState } from 'react';
import { DataTable, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { partOf, saveExport } from '../../ui/export-file.js';
import { ListPage } from '../../ui/ListPage.js';
import { bytes } from '../../ui/measures.js';
import { Pill, type PillTone } from '../../ui/Pill.js';
import { usePermission } from '../../ui/use-permission.js';
import { WhenField } from '../../ui/WhenField.js';
import { Schedules } from './Schedules.js';

const STATES: Readonly<Record<ExportRow['state'], readonly [string, PillTone]>> = {
  waiting: [t('exports.waiting'), 'warning'],
  running: [t('exports.running'), 'warning'],
  done: [t('exports.done'), 'success'],
  failed: [t('exports.failed'), 'error'],
  cancelled: [t('exports.cancelled'), 'default'],
};

const isUnderWay = ({ state }: ExportRow): boolean => state === 'waiting' || state === 'running';

const ListName = ({ resource }: ExportRow) =>
  useProducts().find(({ name }) => name === resource)?.rail?.label ?? resource;

const State = (row: ExportRow) => {
  const [label, tone] = STATES[row.state];
  if (!isUnderWay(row)) return <Pill label={row.is_cut ? t('exports.cut') : label} tone={tone} />;
  const part = partOf(row);
  return (
    <Box sx={{ width: 160 }}>
      {label}
      <LinearProgress
        aria-label={t('exports.progress')}
        variant={part === null ? 'indeterminate' : 'determinate'}
        value={part ?? 0}
      />
    </Box>
  );
};

const rowsOf = ({ rows, all }: ExportRow): string =>
  all === null || all === rows
    ? rows.toLocaleString()
    : t('exports.rowsOf', { rows: rows.toLocaleString(), all: all.toLocaleString() });

const sizeOf = ({ size }: ExportRow): string => (size === 0 ? '–' : bytes(size));

const Acts = (row: ExportRow) => {
  const [isBusy, setIsBusy] = useState(false);
  const mayDelete = usePermission('exports', 'delete');
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const during = (work: Promise<unknown>): void => {
    setIsBusy(true);
    work
      .then(() => refresh())
      .catch((error: Error) => notify(error.message, { type: 'error' }))
      .finally(() => setIsBusy(false));
  };
  return (
    <Box sx={{ display: 'flex', gap: 2, justifyContent: 'end' }}>
      {row.state === 'done' && (
        <Button size="small" disabled={isBusy} onClick={() => during(saveExport(row))}>
          {t('exports.download')}
        </Button>
      )}
      {mayDelete && (
        <Button
          size="small"
          color="inherit"
          disabled={isBusy}
          onClick={() => during(provider.delete('exports', { id: row.id, previousData: row }))}
        >
          {isUnderWay(row) ? t('exports.cancel') : t('exports.delete')}
        </Button>
      )}
    </Box>
  );
};

/** The operator's own exports, with their progress. */
export const ExportList = () => (
  <ListPage title={t('exports.myExports')} refresh={1_500} canExport={false} above={<Schedules />}>
    <DataTable<ExportRow>
      rowClick={false}
      bulkActionButtons={false}
      empty={<EmptyNote text={t('exports.none')} />}
    >
      <DataTable.Col<ExportRow>
        source="resource"
        label={t('exports.list')}
        disableSort
        render={(row) => <ListName {...row} />}
      />
      <DataTable.Col<ExportRow>
        source="format"
        label={t('exports.format')}
        disableSort
        render={({ format }) => format.toUpperCase()}
      />
      <DataTable.Col<ExportRow>
        source="state"
        label={t('exports.state')}
        disableSort
        render={(row) => <State {...row} />}
      />
      <DataTable.Col<ExportRow>
        source="rows"
        label={t('exports.rows')}
        align="right"
        disableSort
        render={rowsOf}
      />
      <DataTable.Col<ExportRow>
        source="size"
        label={t('exports.size')}
        align="right"
        disableSort
        render={sizeOf}
      />
      <DataTable.Col source="created_at_ms" label={t('exports.asked')} disableSort>
        <WhenField source="created_at_ms" />
      </DataTable.Col>
      <DataTable.Col source="expires_at_ms" label={t('exports.deletedAt')} disableSort>
        <WhenField source="expires_at_ms" />
      </DataTable.Col>
      <DataTable.Col<ExportRow>
        source="id"
        label={t('exports.download')}
        disableSort
        render={(row) => <Acts {...row} />}
      />
    </DataTable>
  </ListPage>
);
