import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ExportRows } from '../../ui/ExportRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { ageOf } from '../../ui/review/queue.js';
import { usePromise } from '../../ui/use-currency.js';
import { WhenField } from '../../ui/WhenField.js';
import { percent, STATES, type Trader } from './trader.js';
import { TRADER_SHEET } from './trader-sheet.js';

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Nickname, or UID begins with …"
    sx={{ minWidth: 260 }}
  />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    sx={{ minWidth: 150 }}
    choices={Object.entries(STATES).map(([id, { label: name }]) => ({ id, name }))}
  />,
];

/** How long an application has waited. */
export const Age = ({ trader: { status, applied_at_ms: at } }: { trader: Trader }) => {
  const promise = usePromise();
  return status === 'applied' ? <Pill {...ageOf(at, Date.now(), promise)} /> : <>–</>;
};

/** Applications that wait, the oldest first; and who leads, was refused or is suspended. */
export const TraderList = () => (
  <ListPage
    title="Traders"
    filters={filters}
    filterDefaultValues={{ status: 'applied' }}
    sort={{ field: 'applied_at_ms', order: 'ASC' }}
    refresh={10_000}
    exporting={<ExportRows name="traders" sheet={TRADER_SHEET} />}
  >
    <DataTable<Trader>
      rowClick="show"
      bulkActionButtons={false}
      empty={<EmptyNote text="No trader in this state." />}
    >
      <DataTable.Col<Trader> source="nickname" disableSort />
      <DataTable.Col<Trader> source="uid" label="UID" disableSort />
      <DataTable.Col<Trader>
        source="status"
        label="State"
        disableSort
        render={({ status }) => <Pill {...STATES[status]} />}
      />
      <DataTable.NumberCol<Trader> source="follow_num" label="Followers" disableSort />
      <DataTable.Col<Trader>
        align="right"
        source="share"
        label="Share"
        disableSort
        render={({ share }) => percent(share)}
      />
      <DataTable.Col<Trader>
        source="is_visible"
        label="In lists"
        disableSort
        render={({ is_visible: isVisible }) => (isVisible ? 'Found' : 'Hidden')}
      />
      <DataTable.Col<Trader> source="applied_at_ms" label="Applied">
        <WhenField source="applied_at_ms" />
      </DataTable.Col>
      <DataTable.Col<Trader>
        source="age"
        label="Waits for"
        disableSort
        render={(trader) => <Age trader={trader} />}
      />
      <DataTable.Col<Trader>
        source="claimed_by_name"
        label="Claimed by"
        disableSort
        render={({ claimed_by_name: holder }) => holder ?? '–'}
      />
    </DataTable>
  </ListPage>
);
