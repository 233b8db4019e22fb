import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { DayFilter } from '../../../ui/DayFilter.js';
import { EmptyRows } from '../../../ui/EmptyRows.js';
import { ExportSelected } from '../../../ui/ExportButton.js';
import { ListPage } from '../../../ui/ListPage.js';
import { QueueRows } from '../../../ui/queue-rows.js';
import { AssignSelected } from '../../../ui/review/AssignSelected.js';
import { MineFilter } from '../../../ui/review/MineFilter.js';
import { ApplicationColumns } from './ApplicationColumns.js';
import { type Application, STATES } from './application.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('common.uidBeginsWith')} sx={{ minWidth: 220 }} />,
  <SelectInput
    key="status"
    source="status"
    label={t('common.state')}
    alwaysOn
    sx={{ minWidth: 150 }}
    choices={Object.entries(STATES).map(([id, { label: name }]) => ({ id, name }))}
  />,
  <MineFilter key="claimed_by" source="claimed_by" />,
  <DayFilter key="from" source="from" label={t('loans.submittedFrom')} />,
  <DayFilter key="until" source="until" label={t('loans.submittedBefore')} />,
];

/** Loan forms that wait for a decision, the oldest first. */
export const ApplicationList = () => (
  <ListPage
    title={t('loans.loanForms')}
    filters={filters}
    filterDefaultValues={{ status: 'waiting' }}
    sort={{ field: 'submitted_at_ms', order: 'ASC' }}
    inside={QueueRows}
  >
    <DataTable<Application>
      rowClick="show"
      bulkActionButtons={
        <>
          <AssignSelected />
          <ExportSelected />
        </>
      }
      empty={<EmptyRows text={t('loans.noLoanFormWaitsHere')} />}
    >
      {ApplicationColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
