import { AutocompleteInput, DataTable, ReferenceInput, SearchInput, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { ListPage } from '../../ui/ListPage.js';
import { FollowColumns } from './FollowColumns.js';
import { type Follow, STATES } from './follow.js';

/** Trader filter, in the address as `trader_id`. */
export const traderFilter = (
  <ReferenceInput
    key="trader_id"
    source="trader_id"
    reference="traders"
    alwaysOn
    perPage={200}
    sort={{ field: 'id', order: 'ASC' }}
  >
    <AutocompleteInput label={t('common.trader')} optionText="nickname" sx={{ minWidth: 200 }} />
  </ReferenceInput>
);

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t('follows.followersUidBeginsWith')}
    sx={{ minWidth: 240 }}
  />,
  traderFilter,
  <SelectInput
    key="status"
    source="status"
    label={t('common.state')}
    alwaysOn
    sx={{ minWidth: 150 }}
    choices={Object.entries(STATES).map(([id, { label: name }]) => ({ id, name }))}
  />,
];

/** Link to the events of a relation. */
const eventsOf = ({ customer_id, trader_id }: Follow): string =>
  `/follow-events?filter=${encodeURIComponent(JSON.stringify({ customer_id, trader_id }))}`;

/** Follow relations: follower, trader, terms and result. */
export const FollowList = () => (
  <ListPage
    title={t('follows.followers')}
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    pollInterval={10_000}
  >
    <DataTable<Follow>
      rowClick={(_, __, row) => eventsOf(row as Follow)}
      bulkActionButtons={<ExportSelected />}
      hiddenColumns={['owed', 'max_amount', 'stop_loss_amount', 'ended_at_ms']}
      empty={<EmptyRows unfiltered={t('follows.nobodyFollowsAnybodyHere')} />}
    >
      {FollowColumns({})}
    </DataTable>
  </ListPage>
);
