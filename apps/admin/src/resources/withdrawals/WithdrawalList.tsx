import { DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { ListPage } from '../../ui/ListPage.js';
import { QueueRows } from '../../ui/queue-rows.js';
import { AssignSelected } from '../../ui/review/AssignSelected.js';
import { cashFilters } from '../../ui/review/cash-filters.js';
import { WithdrawalColumns } from './WithdrawalColumns.js';
import { STATES, WAYS, type Withdrawal } from './withdrawal.js';

const filters = cashFilters({
  waits: {
    operator: t('common.anOperator'),
    decision: t('common.aDecision'),
    payment: t('withdrawals.itsPayment'),
  },
  states: STATES,
  ways: WAYS,
});

/** What waits to be decided on or to be sent, the oldest first; and what became of the rest. */
export const WithdrawalList = () => (
  <ListPage
    title={t('withdrawals.withdrawals')}
    filters={filters}
    filterDefaultValues={{ waits_for: 'operator' }}
    sort={{ field: 'created_at_ms', order: 'ASC' }}
    inside={QueueRows}
  >
    <DataTable<Withdrawal>
      rowClick="show"
      bulkActionButtons={
        <>
          <AssignSelected />
          <ExportSelected />
        </>
      }
      hiddenColumns={['fee', 'reference']}
      empty={<EmptyRows text={t('withdrawals.noWithdrawalWaitsHere')} />}
    >
      {WithdrawalColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
