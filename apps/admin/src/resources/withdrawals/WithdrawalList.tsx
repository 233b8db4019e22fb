import type { ReactNode } from 'react';
import { DataTable, ListContextProvider, useListContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { ListPage } from '../../ui/ListPage.js';
import { QueueRows } from '../../ui/queue-rows.js';
import { AssignSelected } from '../../ui/review/AssignSelected.js';
import { cashFilters } from '../../ui/review/cash-filters.js';
import { WithdrawalColumns } from './WithdrawalColumns.js';
import { STATES, toDecideFirst, WAYS, type Withdrawal } from './withdrawal.js';

const filters = cashFilters({
  waits: {
    operator: t('common.anOperator'),
    decision: t('common.aDecision'),
    payment: t('withdrawals.itsPayment'),
  },
  states: STATES,
  ways: WAYS,
});

/** Sorts rows to decide before rows to send. */
const ToDecideFirst = ({ children }: { children: ReactNode }) => {
  const list = useListContext<Withdrawal>();
  const waits = list.filterValues?.waits_for === 'operator';
  if (!waits || !list.data) return children;
  return (
    <ListContextProvider value={{ ...list, data: toDecideFirst(list.data) }}>{children}</ListContextProvider>
  );
};

/**
 * Withdrawals waiting for a decision, then those waiting to be sent, each oldest first; and the outcome of the rest.
 */
export const WithdrawalList = () => (
  <ListPage
    title={t('withdrawals.withdrawals')}
    filters={filters}
    filterDefaultValues={{ waits_for: 'operator' }}
    sort={{ field: 'created_at_ms', order: 'ASC' }}
    inside={QueueRows}
  >
    <ToDecideFirst>
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
    </ToDecideFirst>
  </ListPage>
);
