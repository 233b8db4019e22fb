import { Box } from '@mui/material';
import { Show, TabbedShowLayout, usePermissions, useRecordContext } from 'react-admin';
import { useProducts } from '../../product.js';
import type { Me } from '../../providers/auth-provider.js';
import { t } from '../../texts/texts.js';
import { CustomerAccounts } from './CustomerAccounts.js';
import { CustomerBlocks } from './CustomerBlocks.js';
import { CustomerFactor } from './CustomerFactor.js';
import { CustomerLogins } from './CustomerLogins.js';
import { CustomerProfile } from './CustomerProfile.js';
import type { Customer } from './customer.js';

const Title = () => {
  const customer = useRecordContext<Customer>();
  return <>{customer ? t('customers.customer2', { uid: customer.uid }) : t('common.customer')}</>;
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
  const { permissions: me } = usePermissions<Me>();
  const offered = useProducts().filter(({ name }) => me !== undefined && name in me.permissions);
  return (
    <Show title={<Title />} component="div" actions={false} queryOptions={{ refetchInterval: 5000 }}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label={t('common.overview')}>
          <Overview />
        </TabbedShowLayout.Tab>
        {offered
          .flatMap(({ customerTabs = [] }) => customerTabs)
          .map(({ label, path, rows: Rows }) => (
            <TabbedShowLayout.Tab key={path} label={label} path={path}>
              <Rows />
            </TabbedShowLayout.Tab>
          ))}
        <TabbedShowLayout.Tab label={t('customers.logins')} path="logins">
          <Logins />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </Show>
  );
};
