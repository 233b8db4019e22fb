import Download from '@mui/icons-material/GetApp';
import { Button } from '@mui/material';
import { useState } from 'react';
import { downloadCSV, useDataProvider, useListContext, useNotify } from 'react-admin';
import type { AuditRow } from './audit-row.js';
import { csvOf } from './csv.js';

const PAGE = 1000;
/** Beyond that a filter is the way. */
const MOST = 100_000;

/** Everything that fits the filters, as a CSV file: read a thousand rows at a time, each behind the last. */
export const ExportAll = () => {
  const { filterValues, total } = useListContext<AuditRow>();
  const provider = useDataProvider();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const read = async (): Promise<AuditRow[]> => {
    const rows: AuditRow[] = [];
    for (let below: number | undefined; rows.length < MOST; ) {
      const { data } = await provider.getList<AuditRow>('audit-log', {
        pagination: { page: 1, perPage: PAGE },
        sort: { field: 'id', order: 'DESC' },
        filter: { ...filterValues, ...(below !== undefined && { below }) },
      });
      rows.push(...data);
      below = data.at(-1)?.id;
      if (data.length < PAGE) break;
    }
    return rows;
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const rows = await read();
      downloadCSV(csvOf(rows), 'audit-log');
      if (rows.length >= MOST) notify(`The newest ${MOST} rows were exported`, { type: 'warning' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<Download />} loading={busy} disabled={total === 0} onClick={() => void save()}>
      Export
    </Button>
  );
};
