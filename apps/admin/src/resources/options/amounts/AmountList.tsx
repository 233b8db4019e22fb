import { Alert } from '@mui/material';
import { BooleanInput, DataTable } from 'react-admin';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { figure } from '../../../ui/figures.js';
import { ListPage } from '../../../ui/ListPage.js';
import { symbolFilter } from '../../../ui/symbol-filter.js';
import { useMay } from '../../../ui/use-may.js';
import { type Amount, forWhom } from './amount.js';

const filters = [symbolFilter, <BooleanInput key="for_all" source="for_all" label="For all others" />];

const Rule = () => (
  <Alert severity="info" variant="outlined" sx={{ m: 3 }}>
    Stakes to choose from with one touch; any other within a duration’s bounds can be typed. A symbol that has
    amounts of its own offers only these.
  </Alert>
);

export const AmountList = () => {
  const canAccess = useMay('option-amounts', 'edit');
  return (
    <ListPage
      title="Amounts"
      filters={filters}
      sort={{ field: 'amount', order: 'ASC' }}
      perPage={100}
      above={<Rule />}
      canCreate
    >
      <DataTable<Amount>
        rowClick={canAccess ? 'edit' : false}
        bulkActionButtons={false}
        empty={<EmptyNote text="No amount fits. Customers can still type one." />}
      >
        <DataTable.Col<Amount> source="symbolId" label="Symbol" render={forWhom} />
        <DataTable.Col<Amount>
          align="right"
          source="amount"
          label="Amount"
          render={({ amount: amount }) => figure(amount)}
        />
      </DataTable>
    </ListPage>
  );
};
