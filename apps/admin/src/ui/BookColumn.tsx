import { DataTable, type RaRecord, useListContext } from 'react-admin';
import { t } from '../texts/texts.js';
import { Pill } from './Pill.js';

/** Real or demo. */
export const BookPill = ({ isDemo }: { isDemo: boolean }) =>
  isDemo ? <Pill label={t('common.demo')} tone="info" /> : <Pill label={t('common.real')} tone="success" />;

interface Props<Row extends RaRecord> {
  /** Filter that narrows the list to one of both. */
  readonly source: string;
  readonly label: string;
  readonly isDemo: (row: Row) => boolean;
  readonly canSort?: boolean;
  readonly className?: string;
}

/** Column with real or demo; hidden if the list is filtered to one of both. */
export const BookColumn = <Row extends RaRecord>({ isDemo, canSort = false, ...column }: Props<Row>) => {
  const { filterValues } = useListContext();
  if (filterValues?.[column.source] !== undefined) return null;
  return (
    <DataTable.Col<Row>
      {...column}
      disableSort={!canSort}
      render={(row) => <BookPill isDemo={isDemo(row)} />}
    />
  );
};
