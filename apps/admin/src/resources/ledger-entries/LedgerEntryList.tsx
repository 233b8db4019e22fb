import { useMemo } from 'react';
import { DataTable, NumberInput, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { customerFilter } from '../../ui/customer-filter.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { ListPage } from '../../ui/ListPage.js';
import { bookName, type Entry, useWords, type Words } from './entry.js';
import { LedgerEntryColumns } from './LedgerEntryColumns.js';
import { SumOfAccount } from './SumOfAccount.js';

const filtersFor = ({ entries, accounts }: Words) => [
  <SelectInput
    key="type"
    source="type"
    label={t('ledgerEntries.type')}
    sx={{ minWidth: 150 }}
    alwaysOn
    choices={Object.entries(entries).map(([id, name]) => ({ id, name }))}
  />,
  customerFilter({ alwaysOn: true }),
  <SelectInput
    key="house_account"
    source="house_account"
    label={t('ledgerEntries.accountOfTheHouse')}
    choices={Object.entries(accounts).map(([id, name]) => ({ id, name }))}
  />,
  <SelectInput
    key="book"
    source="book"
    label={t('ledgerEntries.book')}
    choices={(['real', 'demo'] as const).map((id) => ({ id, name: bookName(id) }))}
  />,
  <NumberInput key="ref_id" source="ref_id" label={t('ledgerEntries.numberOfTheCause')} />,
  <DayFilter key="from" source="from" label={t('ledgerEntries.from')} />,
  <DayFilter key="until" source="until" label={t('common.before')} />,
];

export const LedgerEntryList = () => {
  const words = useWords();
  const filters = useMemo(() => filtersFor(words), [words]);
  return (
    <ListPage
      title={t('ledgerEntries.ledgerEntries')}
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      above={<SumOfAccount />}
    >
      <DataTable<Entry>
        empty={<EmptyRows text={t('ledgerEntries.noneFits')} />}
        rowClick="show"
        bulkActionButtons={<ExportSelected />}
      >
        {LedgerEntryColumns({})}
      </DataTable>
    </ListPage>
  );
};
