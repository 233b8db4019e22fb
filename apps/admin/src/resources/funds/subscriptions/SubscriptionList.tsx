import { DataTable, ReferenceInput, SearchInput, SelectInput } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { customerFilter } from '../../../ui/customer-filter.js';
import { DayFilter } from '../../../ui/DayFilter.js';
import { EmptyRows } from '../../../ui/EmptyRows.js';
import { ExportSelected } from '../../../ui/ExportButton.js';
import { ListPage } from '../../../ui/ListPage.js';
import { SubscriptionColumns } from './SubscriptionColumns.js';
import { STATES, type Subscription } from './subscription.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('common.uidBeginsWith')} sx={{ minWidth: 200 }} />,
  <ReferenceInput
    key="fund_id"
    source="fund_id"
    reference="funds"
    alwaysOn
    perPage={200}
    sort={{ field: 'sort', order: 'ASC' }}
  >
    <SelectInput
      label={t('funds.fund2')}
      optionText="title"
      emptyText={t('funds.everyFund')}
      sx={{ minWidth: 160 }}
    />
  </ReferenceInput>,
  <SelectInput
    key="status"
    source="status"
    label={t('common.state')}
    alwaysOn
    sx={{ minWidth: 160 }}
    choices={Object.entries(STATES).map(([id, { label: name }]) => ({ id, name }))}
  />,
  customerFilter(),
  <DayFilter key="from" source="from" label={t('funds.subscribedFrom')} />,
  <DayFilter key="until" source="until" label={t('funds.subscribedBefore')} />,
];

/** Customers' fund subscriptions, on the terms of the day of subscription. */
export const SubscriptionList = () => (
  <ListPage
    title={t('funds.fundSubscriptions')}
    filters={filters}
    sort={{ field: 'subscribed_at_ms', order: 'DESC' }}
    pollInterval={10_000}
  >
    <DataTable<Subscription>
      rowClick="show"
      bulkActionButtons={<ExportSelected />}
      hiddenColumns={['next_profit_at_ms', 'refund_asked_at_ms', 'returns_at_ms', 'get_fund', 'ended_at_ms']}
      empty={<EmptyRows text={t('funds.nobodyHasSubscribedAnythingThatFits')} />}
    >
      {SubscriptionColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
