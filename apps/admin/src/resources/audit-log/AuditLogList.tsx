import { useMemo } from 'react';
import { DataTable, DateInput, ReferenceInput, SearchInput, SelectInput, TextInput } from 'react-admin';
import { type Product, useProducts } from '../../product.js';
import { ExportRows } from '../../ui/ExportRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { WhenField } from '../../ui/WhenField.js';
import { type AuditRow, differences } from './audit-row.js';
import { AUDIT_SHEET } from './audit-sheet.js';

const ACTIONS = [
  'add second factor',
  'adjust',
  'approve',
  'assign',
  'block',
  'change password',
  'claim',
  'close',
  'create',
  'delete',
  'edit',
  'end sessions',
  'invalid',
  'look',
  'open',
  'order',
  'paid',
  'reinstate',
  'reject',
  'remove second factor',
  'request',
  'reset second factor',
  'sign-in',
  'suspend',
  'unblock',
  'withdraw',
];
const choices = (names: readonly string[]) => names.map((id) => ({ id, name: id }));

const filtersFor = (resources: readonly string[]) => [
  <SearchInput
    key="q"
    source="q"
    placeholder="Text in the newest 50,000 rows"
    alwaysOn
    sx={{ minWidth: 260 }}
  />,
  <SelectInput
    key="resource"
    source="resource"
    label="What"
    choices={choices(resources)}
    sx={{ minWidth: 150 }}
    alwaysOn
  />,
  <SelectInput key="action" source="action" choices={choices(ACTIONS)} sx={{ minWidth: 150 }} alwaysOn />,
  <TextInput key="resource_id" source="resource_id" label="Which: exact name or number" />,
  <ReferenceInput key="operator_id" source="operator_id" label="Operator" reference="operators" perPage={200}>
    <SelectInput label="Operator" optionText="email" sx={{ minWidth: 240 }} />
  </ReferenceInput>,
  <TextInput key="customer_id" source="customer_id" label="Customer's number" />,
  <TextInput key="place" source="place" label="Row in the chain" />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="until" source="until" label="Before" />,
];

const summary = ({ before, after }: AuditRow): string =>
  differences(before, after)
    .slice(0, 3)
    .map(({ path, before: old, after: now }) => `${path}: ${old ?? '–'} → ${now ?? '–'}`)
    .join('; ');

/** Columns of the log, for the log itself and for a customer's page. */
export const AuditColumns = () => [
  <DataTable.Col<AuditRow> key="at" source="at_ms" label="When" disableSort>
    <WhenField source="at_ms" />
  </DataTable.Col>,
  <DataTable.Col<AuditRow> key="operator" source="operator_email" label="Operator" disableSort />,
  <DataTable.Col<AuditRow> key="address" source="address" label="From" disableSort />,
  <DataTable.Col<AuditRow> key="action" source="action" disableSort />,
  <DataTable.Col<AuditRow> key="resource" source="resource" label="What" disableSort />,
  <DataTable.Col<AuditRow> key="which" source="resource_id" label="Which" disableSort />,
  <DataTable.Col<AuditRow>
    key="change"
    label="Change"
    disableSort
    render={summary}
    cellSx={() => ({ maxWidth: 420, overflow: 'hidden', textOverflow: 'ellipsis' })}
  />,
  <DataTable.Col<AuditRow>
    key="reason"
    source="reason"
    disableSort
    cellSx={() => ({ maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis' })}
  />,
];

/** What audit rows can be about; a picture has no screen of its own. */
const resourcesOf = (products: readonly Product[]): string[] =>
  [...products.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name), 'uploads'].sort();

export const AuditLogList = () => {
  const products = useProducts();
  const filters = useMemo(() => filtersFor(resourcesOf(products)), [products]);
  return (
    <ListPage
      title="Audit log"
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      exporting={
        <ExportRows<AuditRow> name="audit-log" sheet={AUDIT_SHEET} behind={({ id }) => ({ below: id })} />
      }
    >
      <DataTable<AuditRow> rowClick="show" bulkActionButtons={false}>
        {AuditColumns()}
      </DataTable>
    </ListPage>
  );
};
