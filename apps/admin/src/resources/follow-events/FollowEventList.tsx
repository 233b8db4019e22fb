import { DataTable, NumberInput, SearchInput, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { customerFilter } from '../../ui/customer-filter.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { symbolFilter } from '../../ui/symbol-filter.js';
import { traderFilter } from '../follows/FollowList.js';
import { FollowEventColumns } from './FollowEventColumns.js';
import { type FollowEvent, REASONS } from './follow-event.js';

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t('followEvents.followersUidBeginsWith')}
    sx={{ minWidth: 240 }}
  />,
  traderFilter,
  <SelectInput
    key="result"
    source="result"
    label={t('followEvents.result')}
    alwaysOn
    sx={{ minWidth: 130 }}
    choices={[
      { id: 'copied', name: t('followEvents.copied') },
      { id: 'skipped', name: t('followEvents.skipped') },
    ]}
  />,
  <SelectInput
    key="reason"
    source="reason"
    label={t('followEvents.whySkipped')}
    sx={{ minWidth: 200 }}
    choices={Object.entries(REASONS).map(([id, name]) => ({ id, name }))}
  />,
  customerFilter({ label: t('followEvents.follower') }),
  symbolFilter,
  <DayFilter key="from" source="from" label={t('followEvents.from')} />,
  <DayFilter key="until" source="until" label={t('common.before')} />,
  <NumberInput key="event_id" source="event_id" label={t('followEvents.numberOfTheLeadersEvent')} />,
];

/** Outcome of each event of a trader for each of his followers. */
export const FollowEventList = () => (
  <ListPage
    title={t('followEvents.copiedEvents')}
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    pollInterval={10_000}
  >
    <DataTable<FollowEvent>
      rowClick={false}
      bulkActionButtons={false}
      hiddenColumns={['seq', 'delay_ms']}
      empty={<EmptyRows unfiltered={t('followEvents.nothingWasCopiedOrSkippedHere')} />}
    >
      {FollowEventColumns({})}
    </DataTable>
  </ListPage>
);
