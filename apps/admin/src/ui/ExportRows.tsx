import Download from '@mui/icons-material/GetApp';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  downloadCSV,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { t } from '../texts/texts.js';
import { csvOf, type Sheet } from './csv.js';

const PAGE = 1000;
/** Beyond that a filter is the way. */
const MOST = 100_000;

interface Props<Row> {
  /** Of the file. */
  readonly name: string;
  readonly sheet: Sheet<Row>;
  /** The filter that finds what stands behind a row, the newest first; without it pages are counted off. */
  readonly behind?: (last: Row) => Readonly<Record<string, unknown>>;
}

/** Everything that fits the filters, as a CSV file, read a thousand rows at a time. */
export const ExportRows = <Row extends RaRecord>({ name, sheet, behind }: Props<Row>) => {
  const resource = useResourceContext() ?? '';
  const { filterValues, sort, total } = useListContext<Row>();
  const provider = useDataProvider();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const read = async (): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let page = 1; rows.length < MOST; page++) {
      const last = rows.at(-1);
      const { data, total: all = 0 } = await provider.getList<Row>(resource, {
        pagination: { page: behind ? 1 : page, perPage: PAGE },
        sort: behind ? { field: 'id', order: 'DESC' } : sort,
        filter: { ...filterValues, ...(last && behind?.(last)) },
      });
      rows.push(...data);
      // A page counted off in numbers may lack one that was never given out.
      if (data.length < PAGE && (behind || page * PAGE >= all)) break;
    }
    return rows;
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const rows = await read();
      downloadCSV(csvOf(sheet, rows), name);
      if (rows.length >= MOST) notify(t('ui.theFirstRowsWereExported', { most: MOST }), { type: 'warning' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<Download />} loading={busy} disabled={total === 0} onClick={() => void save()}>
      {t('ui.export')}
    </Button>
  );
};
