import { DataTable, SelectInput } from 'react-admin';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { useMay } from '../../ui/use-may.js';
import { WhenField } from '../../ui/WhenField.js';
import { type Operator, ROLE_CHOICES } from './operator.js';

const filters = [
  <SelectInput key="role" source="role" choices={ROLE_CHOICES} alwaysOn sx={{ minWidth: 200 }} />,
];

export const OperatorList = () => {
  const canAccess = useMay('operators', 'edit');
  return (
    <ListPage title="Operators" filters={filters} sort={{ field: 'id', order: 'ASC' }} canCreate>
      <DataTable<Operator> rowClick={canAccess ? 'edit' : false} bulkActionButtons={false}>
        <DataTable.Col<Operator> source="email" label="E-mail" />
        <DataTable.Col<Operator> source="name" />
        <DataTable.Col<Operator> source="role" render={({ role }) => <Pill label={role} />} />
        <DataTable.Col<Operator>
          source="is_active"
          label="Sign-in"
          disableSort
          render={({ is_active: isActive }) =>
            isActive ? <Pill label="Active" tone="success" /> : <Pill label="Switched off" tone="error" />
          }
        />
        <DataTable.Col<Operator>
          source="has_totp"
          label="Second factor"
          disableSort
          render={({ has_totp: hasTotp }) => (hasTotp ? 'Authenticator app' : 'None')}
        />
        <DataTable.Col<Operator> source="created_at_ms" label="Since" disableSort>
          <WhenField source="created_at_ms" />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  );
};
