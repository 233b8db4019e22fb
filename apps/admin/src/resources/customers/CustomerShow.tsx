import { Box } from '@mui/material';
import { Show, TabbedShowLayout, useRecordContext } from 'react-admin';
import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { useMay } from '../../ui/use-may.js';
import { AdjustmentColumns } from '../adjustments/AdjustmentColumns.js';
import { AuditColumns } from '../audit-log/AuditLogList.js';
import { DepositColumns } from '../deposits/DepositColumns.js';
import { FollowColumns } from '../follows/FollowColumns.js';
import { LedgerEntryColumns } from '../ledger-entries/LedgerEntryColumns.js';
import { OptionColumns } from '../options/OptionColumns.js';
import { OrderColumns } from '../orders/OrderColumns.js';
import { SubmissionColumns } from '../verifications/VerificationList.js';
import { WithdrawalColumns } from '../withdrawals/WithdrawalColumns.js';
import { CustomerAccounts } from './CustomerAccounts.js';
import { CustomerBlocks } from './CustomerBlocks.js';
import { CustomerFactor } from './CustomerFactor.js';
import { CustomerLogins } from './CustomerLogins.js';
import { CustomerProfile } from './CustomerProfile.js';
import type { Customer } from './customer.js';

const Title = () => {
  const customer = useRecordContext<Customer>();
  return <>{customer ? `Customer ${customer.uid}` : 'Customer'}</>;
};

const Overview = () => {
  const customer = useRecordContext<Customer>();
  if (!customer) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, width: '100%' }}>
      <CustomerProfile customer={customer} />
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
        <CustomerAccounts customer={customer} />
        <CustomerBlocks customer={customer} />
        <CustomerFactor customer={customer} />
      </Box>
    </Box>
  );
};

const Logins = () => {
  const customer = useRecordContext<Customer>();
  return customer ? <CustomerLogins customerId={customer.id} /> : null;
};

export const CustomerShow = () => {
  const mayAudit = useMay('audit-log', 'list');
  return (
    <Show title={<Title />} component="div" actions={false} queryOptions={{ refetchInterval: 5000 }}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="Overview">
          <Overview />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Positions" path="positions">
          <ReferenceTable reference="orders" target="customer_id" filter={{ status: [0, 1] }} refresh={2000}>
            {OrderColumns({ withCustomer: false })}
          </ReferenceTable>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Order history" path="history">
          <ReferenceTable reference="orders" target="customer_id" filter={{ status: 3 }}>
            {OrderColumns({ withCustomer: false })}
          </ReferenceTable>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Options" path="options">
          <ReferenceTable reference="options" target="customer_id" refresh={2000}>
            {OptionColumns({ withCustomer: false })}
          </ReferenceTable>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Follows" path="follows">
          <ReferenceTable reference="follows" target="customer_id" refresh={10_000} rowClick={false}>
            {FollowColumns({ withFollower: false })}
          </ReferenceTable>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Deposits" path="deposits">
          <ReferenceTable reference="deposits" target="customer_id" refresh={10_000}>
            {DepositColumns({ withCustomer: false })}
          </ReferenceTable>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Withdrawals" path="withdrawals">
          <ReferenceTable reference="withdrawals" target="customer_id" refresh={10_000}>
            {WithdrawalColumns({ withCustomer: false })}
          </ReferenceTable>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Corrections" path="corrections">
          <ReferenceTable
            reference="adjustments"
            target="customer_id"
            refresh={10_000}
            rowClick={(id) => `/approvals/${id}/show`}
          >
            {AdjustmentColumns({ withCustomer: false })}
          </ReferenceTable>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Documents" path="documents">
          <ReferenceTable reference="verifications" target="customer_id">
            {SubmissionColumns({ withCustomer: false })}
          </ReferenceTable>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Ledger" path="ledger">
          <ReferenceTable reference="ledger-entries" target="customer_id">
            {LedgerEntryColumns({ withCustomer: false })}
          </ReferenceTable>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Logins" path="logins">
          <Logins />
        </TabbedShowLayout.Tab>
        {mayAudit && (
          <TabbedShowLayout.Tab label="Log" path="log">
            <ReferenceTable reference="audit-log" target="customer_id">
              {AuditColumns()}
            </ReferenceTable>
          </TabbedShowLayout.Tab>
        )}
      </TabbedShowLayout>
    </Show>
  );
};
