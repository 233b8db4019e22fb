import { DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { ListPage } from '../../ui/ListPage.js';
import { QueueRows } from '../../ui/queue-rows.js';
import { AssignSelected } from '../../ui/review/AssignSelected.js';
import { cashFilters } from '../../ui/review/cash-filters.js';
import { DepositColumns } from './DepositColumns.js';
import { type Deposit, STATES, WAYS } from './deposit.js';

const filters = cashFilters({
  waits: {
    operator: t('common.anOperator'),
    matching: t('deposits.bankDetails'),
    decision: t('common.aDecision'),
    proof: t('deposits.theCustomersProof'),
  },
  states: STATES,
  ways: WAYS,
});

/** Deposits waiting for an operator, oldest first; and the outcome of the rest. */
export const DepositList = () => (
  <ListPage
    title={t('deposits.deposits')}
    filters={filters}
    filterDefaultValues={{ waits_for: 'operator' }}
    sort={{ field: 'created_at_ms', order: 'ASC' }}
    inside={QueueRows}
  >
    <DataTable<Deposit>
      rowClick="show"
      bulkActionButtons={
        <>
          <AssignSelected />
          <ExportSelected />
        </>
      }
      hiddenColumns={['ended_at_ms']}
      empty={<EmptyRows text={t('deposits.noDepositWaitsHere')} />}
    >
      {DepositColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
