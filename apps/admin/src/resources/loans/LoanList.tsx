import { DataTable, NumberInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { customerFilter } from '../../ui/customer-filter.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { DayInput } from '../../ui/DayInput.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { ListPage } from '../../ui/ListPage.js';
import { QueueRows } from '../../ui/queue-rows.js';
import { AssignSelected } from '../../ui/review/AssignSelected.js';
import { MineFilter } from '../../ui/review/MineFilter.js';
import { LoanColumns } from './LoanColumns.js';
import { dueTimeOf, filteredDueDay, type Loan, STATES } from './loan.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('common.uidBeginsWith')} sx={{ minWidth: 200 }} />,
  <SelectInput
    key="waits_for"
    source="waits_for"
    label={t('common.waitsFor')}
    alwaysOn
    emptyText={t('loans.whateverItIs')}
    sx={{ minWidth: 170 }}
    choices={[
      { id: 'operator', name: t('common.anOperator') },
      { id: 'decision', name: t('common.aDecision') },
      { id: 'repayment', name: t('loans.aCheckOfTheRepayment') },
    ]}
  />,
  <SelectInput
    key="status"
    source="status"
    label={t('common.state')}
    alwaysOn
    sx={{ minWidth: 170 }}
    choices={Object.entries(STATES).map(([id, { label: name }]) => ({ id, name }))}
  />,
  <NumberInput
    key="days_late_from"
    source="days_late_from"
    label={t('loans.daysLateFrom')}
    alwaysOn
    min={1}
    sx={{ width: 130 }}
  />,
  <NumberInput
    key="days_late_to"
    source="days_late_to"
    label={t('loans.daysLateTo')}
    min={1}
    sx={{ width: 130 }}
  />,
  <MineFilter key="claimed_by" source="claimed_by" />,
  <ReferenceInput key="product_id" source="product_id" reference="loan-products" perPage={200}>
    <SelectInput label={t('loans.product')} optionText="name" sx={{ minWidth: 160 }} />
  </ReferenceInput>,
  customerFilter(),
  <DayFilter key="from" source="from" label={t('common.askedFrom')} />,
  <DayFilter key="until" source="until" label={t('common.askedBefore')} />,
  <DayInput
    key="due_from"
    source="due_from"
    label={t('loans.dueFrom')}
    parse={dueTimeOf}
    format={filteredDueDay}
  />,
  <DayInput
    key="due_until"
    source="due_until"
    label={t('loans.dueBefore')}
    parse={dueTimeOf}
    format={filteredDueDay}
  />,
];

/** Loans waiting for an operator, oldest first; and the outcome of the rest. */
export const LoanList = () => (
  <ListPage
    title={t('loans.loans')}
    filters={filters}
    filterDefaultValues={{ waits_for: 'operator' }}
    sort={{ field: 'created_at_ms', order: 'ASC' }}
    inside={QueueRows}
  >
    <DataTable<Loan>
      rowClick="show"
      bulkActionButtons={
        <>
          <AssignSelected />
          <ExportSelected />
        </>
      }
      hiddenColumns={['loan_period', 'due_at_ms', 'ended_at_ms']}
      empty={<EmptyRows text={t('loans.noLoanWaitsHere')} />}
    >
      {LoanColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
