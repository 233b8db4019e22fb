import { Alert } from '@mui/material';
import { BooleanInput, DataTable } from 'react-admin';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { figure, money } from '../../ui/figures.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { symbolFilter } from '../../ui/symbol-filter.js';
import { useMay } from '../../ui/use-may.js';
import { durationText } from '../options/option.js';
import { breakEvenText, type Duration, forWhom } from './duration.js';
import { useLossLevel } from './use-durations.js';

const filters = [
  symbolFilter,
  <BooleanInput key="for_all" source="for_all" label="For all others" />,
  <BooleanInput key="IsEnabled" source="IsEnabled" label="Offered" />,
];

const Rule = () => (
  <Alert severity="info" variant="outlined" sx={{ m: 3 }}>
    A symbol that has durations of its own offers only these; every other symbol offers those for all others.
    They are the same for every customer, and running options keep the terms they were bought under.
  </Alert>
);

export const DurationList = () => {
  const canAccess = useMay('durations', 'edit');
  const lossLevel = useLossLevel();
  return (
    <ListPage
      title="Durations"
      filters={filters}
      sort={{ field: 'ForexId', order: 'ASC' }}
      perPage={100}
      refresh={5000}
      above={<Rule />}
      canCreate
    >
      <DataTable<Duration>
        rowClick={canAccess ? 'edit' : false}
        bulkActionButtons={false}
        empty={<EmptyNote text="No duration fits: without one, no option can be bought." />}
      >
        <DataTable.Col<Duration> source="ForexId" label="Symbol" render={forWhom} />
        <DataTable.Col<Duration>
          source="Seconds"
          label="Duration"
          render={({ Seconds }) => durationText(Seconds)}
        />
        <DataTable.Col<Duration>
          align="right"
          source="ProfitRatio"
          label="Ratio"
          render={({ ProfitRatio }) => figure(ProfitRatio)}
        />
        <DataTable.Col<Duration>
          align="right"
          label="Breaks even at"
          disableSort
          render={({ ProfitRatio }) => breakEvenText(ProfitRatio, lossLevel)}
        />
        <DataTable.Col<Duration>
          align="right"
          source="LimitAmount"
          label="Smallest stake"
          disableSort
          render={({ LimitAmount }) => money(LimitAmount)}
        />
        <DataTable.Col<Duration>
          align="right"
          source="MaxAmount"
          label="Largest stake"
          render={({ MaxAmount }) => money(MaxAmount)}
        />
        <DataTable.NumberCol<Duration> source="OpenOptions" label="Running" disableSort />
        <DataTable.Col<Duration>
          source="IsEnabled"
          label="Offered"
          disableSort
          render={({ IsEnabled }) => (
            <Pill label={IsEnabled ? 'On' : 'Off'} tone={IsEnabled ? 'success' : 'default'} />
          )}
        />
      </DataTable>
    </ListPage>
  );
};
