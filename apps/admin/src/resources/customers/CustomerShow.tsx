import { Box, Button, Card, type Theme, useMediaQuery } from '@mui/material';
import type { ComponentType } from 'react';
import { TabbedShowLayout, usePermissions, useRecordContext, useShowContext } from 'react-admin';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { type Product, useProducts } from '../../product.js';
import type { Me } from '../../providers/auth-provider.js';
import { t } from '../../texts/texts.js';
import { isolated } from '../../ui/isolated.js';
import { Pill } from '../../ui/Pill.js';
import { RecordShow } from '../../ui/RecordShow.js';
import { usePermission } from '../../ui/use-permission.js';
import { nameIn } from '../../ui/whose.js';
import { Certified } from './CustomerList.js';
import { CustomerLogins } from './CustomerLogins.js';
import { CustomerOverview, OverviewSkeleton } from './CustomerOverview.js';
import { CustomerTabBar } from './CustomerTabBar.js';
import { CustomerTags } from './CustomerTags.js';
import { CustomerWaiting } from './CustomerWaiting.js';
import { blockedText, type Customer, type Summary } from './customer.js';
import { orderOf, type PlacedTab } from './tab-order.js';
import { messageTo, useCustomerKeys } from './use-customer-keys.js';
import { useOwnWaiting } from './use-own-waiting.js';

/** Beside the bar's buttons only the name is cut off; on a phone all of it wraps. */
const titleLine = {
  display: { xs: 'inline', sm: 'inline-flex' },
  maxWidth: '100%',
  verticalAlign: 'bottom',
  '& > *': { flex: 'none' },
  '& > .name': { flexShrink: 1, overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

const CustomerLabel = ({ customer }: { customer: Customer }) => {
  const name = isolated(nameIn(customer));
  if (name === '') return <span>{customer.uid}</span>;
  return (
    <>
      <span className="name" title={name}>
        {name}
      </span>
      <Box component="span" sx={{ whiteSpace: { sm: 'pre' } }}>{` · ${customer.uid}`}</Box>
    </>
  );
};

const Title = () => {
  const customer = useRecordContext<Customer>();
  if (!customer) return <>{t('common.customer')}</>;
  return (
    <Box component="span" sx={titleLine}>
      <CustomerLabel customer={customer} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, marginInlineStart: 3 }}>
        <Standing customer={customer} />
      </Box>
    </Box>
  );
};

/** Verification levels and blocks of the customer, shown on every tab. */
const Standing = ({ customer }: { customer: Customer }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 2 }}>
    {customer.is_real || customer.review_status === 2 ? (
      <Certified customer={customer} />
    ) : (
      <Pill label={t('customers.notCertified')} />
    )}
    <Blocked customer={customer} />
  </Box>
);

/** Blocks of the customer; nothing if there are none. */
const Blocked = ({ customer }: { customer: Customer }) => {
  const what = blockedText(customer);
  return what && <Pill label={what} tone="error" />;
};

const Logins = () => {
  const customer = useRecordContext<Customer>();
  return customer ? (
    <Card>
      <CustomerLogins customerId={customer.id} />
    </Card>
  ) : null;
};

/** Identifiers of the customer, and page actions besides those of its cards. */
const CustomerActions = () => {
  const customer = useRecordContext<Summary>();
  const mayWrite = usePermission('messages', 'create');
  if (!customer) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pb: 2 }}>
      <Box sx={{ display: { sm: 'none' } }}>
        <Standing customer={customer} />
      </Box>
      <CustomerTags customer={customer} />
      {mayWrite && (
        <Button
          variant="outlined"
          component={Link}
          sx={{ marginInlineStart: 'auto' }}
          to={messageTo(customer.id)}
        >
          {t('customers.writeToHim')}
        </Button>
      )}
    </Box>
  );
};

/** Tab name with its count, if known and above zero. */
const nameOf = (label: string, count = 0): string => (count > 0 ? `${label} · ${count}` : label);

const Tabs = () => {
  const { permissions: me } = usePermissions<Me>();
  const { record } = useShowContext<Summary>();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const products = useProducts();
  useCustomerKeys(me && record);
  if (!record || !me) return <OverviewSkeleton />;
  const offered = products.filter(({ name }) => name in me.permissions);
  return <TabsOf customer={record} offered={offered} isPhone={isPhone} />;
};

interface OwnTab extends PlacedTab {
  readonly rows: ComponentType;
}

interface TabsProps {
  readonly customer: Summary;
  readonly offered: readonly Product[];
  readonly isPhone: boolean;
}

const TabsOf = ({ customer, offered, isPhone }: TabsProps) => {
  const waiting = useOwnWaiting(customer.id);
  const openTab = useParams()['*'] ?? '';
  /** Number of a product's running items, else of those waiting in its queue; shown on its first tab. */
  const countOf = ({ name, ledger }: Product, index: number): number => {
    if (index > 0) return 0;
    const open = customer.open?.find(({ product }) => product === (ledger?.product ?? name));
    if (open) return open.count + open.waiting;
    return waiting.find(({ resource }) => resource === name)?.count ?? 0;
  };
  const tabs: OwnTab[] = [
    { label: t('common.overview'), path: '', rows: CustomerOverview },
    ...offered.flatMap((product) =>
      (product.customerTabs ?? []).map(({ label, ...tab }, index) => ({
        ...tab,
        label: nameOf(label, countOf(product, index)),
        isCounted: countOf(product, index) > 0,
      })),
    ),
    { label: t('customers.logins'), path: 'logins', rows: Logins, isAside: true },
  ];
  // An address that was typed by hand, or belongs to a product switched off since.
  if (!tabs.some(({ path }) => path === openTab))
    return <Navigate replace to={`/customers/${customer.id}/show`} />;
  const order = orderOf(tabs, openTab);
  return (
    <>
      <CustomerActions />
      <CustomerWaiting customerId={customer.id} waiting={waiting} />
      <TabbedShowLayout
        tabs={
          <CustomerTabBar
            customerId={customer.id}
            {...order}
            open={openTab}
            variant="scrollable"
            scrollButtons={isPhone ? false : 'auto'}
          />
        }
      >
        {order.inBar.map(({ label, path, rows: Rows }) => (
          <TabbedShowLayout.Tab key={path} label={label} path={path}>
            <Rows />
          </TabbedShowLayout.Tab>
        ))}
      </TabbedShowLayout>
    </>
  );
};

/** Poll interval of the overview, ms. */
const LOOK = 5_000;

export const CustomerShow = () => {
  // The other tabs poll their own rows.
  const isOverview = useLocation().pathname.endsWith('/show');
  const { id } = useParams();
  const query = { refetchInterval: isOverview && LOOK, meta: { part: 'summary' } } as const;
  return (
    <RecordShow title={<Title />} component="div" actions={false} queryOptions={query}>
      {/* A command that waits for a customer is dropped on moving to another. */}
      <Tabs key={id} />
    </RecordShow>
  );
};
