import { BooleanInput, DataTable, DateInput, SearchInput, SelectInput } from 'react-admin';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { BLOCKS, type Blockable, type Customer } from './customer.js';

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="UID, e-mail or mobile begins with …"
    sx={{ minWidth: 300 }}
  />,
  <SelectInput
    key="is_demo"
    source="is_demo"
    label="Kind"
    sx={{ minWidth: 150 }}
    alwaysOn
    choices={[
      { id: 'false', name: 'Real' },
      { id: 'true', name: 'Demo' },
    ]}
  />,
  <BooleanInput key="is_blocked" source="is_blocked" label="Blocked" />,
  <DateInput key="from" source="from" label="Registered from" />,
  <DateInput key="until" source="until" label="Registered before" />,
];

export const Kind = ({ isDemo }: { isDemo: boolean }) =>
  isDemo ? <Pill label="Demo" tone="info" /> : <Pill label="Real" tone="success" />;

export const CustomerList = () => (
  <ListPage title="Customers" filters={filters} sort={{ field: 'created_at_ms', order: 'DESC' }}>
    <DataTable<Customer>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['nickname', 'lang', 'invite_code']}
    >
      <DataTable.Col<Customer> source="uid" label="UID" disableSort />
      <DataTable.Col<Customer>
        source="is_demo"
        label="Kind"
        disableSort
        render={({ is_demo }) => <Kind isDemo={is_demo} />}
      />
      <DataTable.Col<Customer> source="email" label="E-mail" disableSort />
      <DataTable.Col<Customer> source="mobile" disableSort />
      <DataTable.Col<Customer> source="name" disableSort />
      <DataTable.Col<Customer> source="nickname" disableSort />
      <DataTable.NumberCol<Customer> source="level" disableSort />
      <DataTable.Col<Customer>
        source="blocked"
        label="Blocked"
        disableSort
        render={({ blocked }) =>
          Object.keys(blocked).map((what) => (
            <Pill key={what} label={BLOCKS[what as Blockable]} tone="error" />
          ))
        }
      />
      <DataTable.Col<Customer> source="lang" label="Language" disableSort />
      <DataTable.Col<Customer> source="invite_code" label="Invite code" disableSort />
      <DataTable.Col<Customer> source="created_at_ms" label="Registered">
        <WhenField source="created_at_ms" />
      </DataTable.Col>
    </DataTable>
  </ListPage>
);
