import { Alert } from '@mui/material';
import { DataTable, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { customerFilter } from '../../ui/customer-filter.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { STATES } from '../approvals/approval.js';
import { AdjustmentColumns } from './AdjustmentColumns.js';
import type { Adjustment } from './adjustment.js';

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={t('common.state')}
    alwaysOn
    sx={{ minWidth: 150 }}
    choices={Object.entries(STATES).map(([id, { label }]) => ({ id, name: label }))}
  />,
  customerFilter({ alwaysOn: true }),
  <DayFilter key="from" source="from" label={t('common.askedFrom')} />,
  <DayFilter key="until" source="until" label={t('common.askedBefore')} />,
];

const Rule = () => (
  <Alert severity="info" variant="outlined" sx={{ m: 3 }}>
    {t('adjustments.nobodyEditsABalanceACorrection')}
  </Alert>
);

/** Requested corrections, newest first. They are decided on under To approve. */
export const AdjustmentList = () => (
  <ListPage
    title={t('adjustments.corrections')}
    filters={filters}
    sort={{ field: 'made_at_ms', order: 'DESC' }}
    pollInterval={10_000}
    above={<Rule />}
    canCreate
  >
    <DataTable<Adjustment>
      rowClick={(id) => `/approvals/${id}/show`}
      bulkActionButtons={false}
      empty={<EmptyRows unfiltered={t('adjustments.noCorrectionWasAskedFor')} />}
    >
      {AdjustmentColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
