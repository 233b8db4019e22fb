import { DataTable, DateInput, SearchInput, SelectInput, TextInput } from 'react-admin';
import { ListPage } from '../../ui/ListPage.js';
import { WhenField } from '../../ui/WhenField.js';
import { type AuditRow, differences } from './audit-row.js';

const RESOURCES = [
  'settings',
  'menus',
  'news',
  'symbols',
  'customers',
  'verifications',
  'uploads',
  'orders',
  'operators',
  'outbox',
];
const ACTIONS = [
  'create',
  'edit',
  'delete',
  'order',
  'block',
  'unblock',
  'close',
  'request',
  'sign-in',
  'open',
  'claim',
  'approve',
  'reject',
  'look',
];
const choices = (names: readonly string[]) => names.map((id) => ({ id, name: id }));

const filters = [
  <SearchInput key="resource_id" source="resource_id" placeholder="Exact name or number" alwaysOn />,
  <SelectInput
    key="resource"
    source="resource"
    choices={choices(RESOURCES)}
    sx={{ minWidth: 150 }}
    alwaysOn
  />,
  <SelectInput key="action" source="action" choices={choices(ACTIONS)} />,
  <TextInput key="operator_id" source="operator_id" label="Operator's number" />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="until" source="until" label="Before" />,
];

const summary = ({ before, after }: AuditRow): string =>
  differences(before, after)
    .slice(0, 3)
    .map(({ path, before: old, after: now }) => `${path}: ${old ?? '–'} → ${now ?? '–'}`)
    .join('; ');

export const AuditLogList = () => (
  <ListPage title="Audit log" filters={filters} sort={{ field: 'id', order: 'DESC' }}>
    <DataTable<AuditRow> rowClick="show" bulkActionButtons={false}>
      <DataTable.Col<AuditRow> source="at_ms" label="When" disableSort>
        <WhenField source="at_ms" />
      </DataTable.Col>
      <DataTable.Col<AuditRow> source="operator_email" label="Operator" disableSort />
      <DataTable.Col<AuditRow> source="address" label="From" disableSort />
      <DataTable.Col<AuditRow> source="action" disableSort />
      <DataTable.Col<AuditRow> source="resource" label="What" disableSort />
      <DataTable.Col<AuditRow> source="resource_id" label="Which" disableSort />
      <DataTable.Col<AuditRow>
        label="Change"
        disableSort
        render={summary}
        cellSx={() => ({ maxWidth: 420, overflow: 'hidden', textOverflow: 'ellipsis' })}
      />
      <DataTable.Col<AuditRow> source="reason" disableSort />
    </DataTable>
  </ListPage>
);
