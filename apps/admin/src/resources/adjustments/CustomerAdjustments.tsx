import { Box, Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { usePermission } from '../../ui/use-permission.js';
import type { Customer } from '../customers/customer.js';
import { AdjustmentColumns } from './AdjustmentColumns.js';

/** Link to a new correction for this customer; demo accounts cannot be corrected. */
const Ask = () => {
  const customer = useRecordContext<Customer>();
  const mayAsk = usePermission('adjustments', 'create');
  if (!customer || customer.is_demo || !mayAsk) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', pb: 2 }}>
      <Button variant="contained" component={Link} to={`/adjustments/create?customer=${customer.id}`}>
        {t('customers.askForACorrection')}
      </Button>
    </Box>
  );
};

/** Corrections of a customer's balances. */
export const CustomerAdjustments = () => (
  <>
    <Ask />
    <ReferenceTable
      reference="adjustments"
      target="customer_id"
      pollInterval={10_000}
      rowClick={(id) => `/approvals/${id}/show`}
    >
      {AdjustmentColumns({ withCustomer: false })}
    </ReferenceTable>
  </>
);
