import {
  AutocompleteInput,
  DataTable,
  DateInput,
  NumberInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ExportRows } from '../../ui/ExportRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { symbolFilter } from '../../ui/symbol-filter.js';
import { traderFilter } from '../follows/FollowList.js';
import { FollowEventColumns } from './FollowEventColumns.js';
import { type FollowEvent, REASONS } from './follow-event.js';
import { FOLLOW_EVENT_SHEET } from './follow-event-sheet.js';

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Follower’s UID begins with …"
    sx={{ minWidth: 240 }}
  />,
  traderFilter,
  <SelectInput
    key="result"
    source="result"
    label="Result"
    alwaysOn
    sx={{ minWidth: 130 }}
    choices={[
      { id: 'copied', name: 'Copied' },
      { id: 'skipped', name: 'Skipped' },
    ]}
  />,
  <SelectInput
    key="reason"
    source="reason"
    label="Why skipped"
    sx={{ minWidth: 200 }}
    choices={Object.entries(REASONS).map(([id, name]) => ({ id, name }))}
  />,
  <ReferenceInput
    key="customer_id"
    source="customer_id"
    reference="customers"
    sort={{ field: 'id', order: 'DESC' }}
  >
    <AutocompleteInput label="Follower" optionText="uid" sx={{ minWidth: 160 }} />
  </ReferenceInput>,
  symbolFilter,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="until" source="until" label="Before" />,
  <NumberInput key="event_id" source="event_id" label="Number of the leader’s event" />,
];

/** What became of each event of a trader with each of his followers. */
export const FollowEventList = () => (
  <ListPage
    title="Copied events"
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    refresh={10_000}
    exporting={<ExportRows name="copied-events" sheet={FOLLOW_EVENT_SHEET} />}
  >
    <DataTable<FollowEvent>
      rowClick={false}
      bulkActionButtons={false}
      hiddenColumns={['seq', 'delay_ms']}
      empty={<EmptyNote text="Nothing was copied or skipped here." />}
    >
      {FollowEventColumns({})}
    </DataTable>
  </ListPage>
);
