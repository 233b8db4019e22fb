import { Alert } from '@mui/material';
import { BooleanInput, DataTable } from 'react-admin';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { figure, money } from '../../../ui/figures.js';
import { ListPage } from '../../../ui/ListPage.js';
import { Pill } from '../../../ui/Pill.js';
import { symbolFilter } from '../../../ui/symbol-filter.js';
import { useMay } from '../../../ui/use-may.js';
import { durationText } from '../option.js';
import { breakEvenText, type Duration, forWhom } from './duration.js';
import { useLossLevel } from './use-durations.js';

const filters = [
  symbolFilter,
  <BooleanInput key="for_all" source="for_all" label="For all others" />,
  <BooleanInput key="isEnabled" source="isEnabled" label="Offered" />,
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
      sort={{ field: 'symbolId', order: 'ASC' }}
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
        <DataTable.Col<Duration> source="symbolId" label="Symbol" render={forWhom} />
        <DataTable.Col<Duration>
          source="seconds"
          label="Duration"
          render={({ seconds }) => durationText(seconds)}
        />
        <DataTable.Col<Duration>
          align="right"
          source="ratio"
          label="Ratio"
          render={({ ratio }) => figure(ratio)}
        />
        <DataTable.Col<Duration>
          align="right"
          label="Breaks even at"
          disableSort
          render={({ ratio }) => breakEvenText(ratio, lossLevel)}
        />
        <DataTable.Col<Duration>
          align="right"
          source="least"
          label="Smallest stake"
          disableSort
          render={({ least }) => money(least)}
        />
        <DataTable.Col<Duration>
          align="right"
          source="most"
          label="Largest stake"
          render={({ most }) => money(most)}
        />
        <DataTable.NumberCol<Duration> source="openOptions" label="Running" disableSort />
        <DataTable.Col<Duration>
          source="isEnabled"
          label="Offered"
          disableSort
          render={({ isEnabled }) => (
            <Pill label={isEnabled ? 'On' : 'Off'} tone={isEnabled ? 'success' : 'default'} />
          )}
        />
      </DataTable>
    </ListPage>
  );
};
