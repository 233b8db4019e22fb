import { DataTable, NumberInput, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { bookFilter } from '../../ui/book-filter.js';
import { customerFilter } from '../../ui/customer-filter.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { ListPage } from '../../ui/ListPage.js';
import { liveRows } from '../../ui/live-rows.js';
import { symbolFilter } from '../../ui/symbol-filter.js';
import { OptionColumns } from './OptionColumns.js';
import { isRunning, type Option, OUTCOMES } from './option.js';

const LiveRows = liveRows<Option>('options', isRunning);

const filters = [
  <SelectInput
    key="status"
    source="status"
    label={t('options.status')}
    alwaysOn
    emptyText={t('options.allOptions')}
    sx={{ minWidth: 160 }}
    choices={[
      { id: 1, name: t('options.running') },
      { id: 3, name: t('options.ended') },
    ]}
  />,
  bookFilter,
  symbolFilter,
  <SelectInput
    key="outcome"
    source="outcome"
    label={t('options.outcome')}
    choices={OUTCOMES}
    sx={{ minWidth: 140 }}
  />,
  customerFilter(),
  <DayFilter key="from" source="from" label={t('options.boughtFrom')} />,
  <DayFilter key="until" source="until" label={t('options.boughtBefore')} />,
  <NumberInput key="id" source="id" label={t('options.number')} />,
];

/** All options. Options cannot be changed: they end by their rule. */
export const OptionList = () => (
  <ListPage
    title={t('common.options')}
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    inside={LiveRows}
  >
    <DataTable<Option>
      rowClick="show"
      bulkActionButtons={<ExportSelected />}
      hiddenColumns={['ratio', 'endedAt', 'voidReason']}
      empty={<EmptyRows text={t('options.noOptionFitsTheseFilters')} />}
    >
      {OptionColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
