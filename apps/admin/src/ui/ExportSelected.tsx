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

interface Props<Row> {
  /** Of the file. */
  readonly name: string;
  readonly sheet: Sheet<Row>;
}

/** The rows that are marked, as a CSV file, in the order in which they were marked. */
export const ExportSelected = <Row extends RaRecord>({ name, sheet }: Props<Row>) => {
  const resource = useResourceContext() ?? '';
  const { selectedIds: ids } = useListContext<Row>();
  const provider = useDataProvider();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await provider.getMany<Row>(resource, { ids });
      const found = new Map(data.map((row) => [row.id, row]));
      const rows = ids.flatMap((id) => found.get(id) ?? []);
      downloadCSV(csvOf(sheet, rows), `${name}-selected`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<Download />} loading={busy} onClick={() => void save()}>
      {t('ui.exportSelection')}
    </Button>
  );
};
