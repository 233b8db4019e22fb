import { DataTable, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { cut } from '../../ui/cut.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { roleName } from '../../ui/role-name.js';
import { usePermission } from '../../ui/use-permission.js';
import { WhenField } from '../../ui/WhenField.js';
import { wordsFrom } from '../../ui/words-from.js';
import { type Operator, ROLE_CHOICES } from './operator.js';

const filters = [
  <SelectInput
    key="role"
    source="role"
    label={t('operators.role')}
    choices={ROLE_CHOICES}
    alwaysOn
    sx={{ minWidth: 200 }}
  />,
];

const Standing = ({ operator }: { operator: Operator }) => {
  if (!operator.is_active) return <Pill label={t('operators.switchedOff')} tone="error" />;
  if (operator.invited_until_ms === null) return <Pill label={t('operators.active')} tone="success" />;
  return operator.invited_until_ms > Date.now() ? (
    <Pill label={t('operators.invited')} tone="warning" />
  ) : (
    <Pill label={t('operators.invitationOver')} />
  );
};

export const OperatorList = () => {
  const canAccess = usePermission('operators', 'edit');
  return (
    <ListPage
      title={t('operators.operators')}
      filters={filters}
      sort={{ field: 'id', order: 'ASC' }}
      canCreate
    >
      <DataTable<Operator>
        empty={<EmptyRows text={t('operators.noneFits')} />}
        rowClick={canAccess ? 'edit' : false}
        bulkActionButtons={false}
      >
        <DataTable.Col<Operator> source="name" label={t('common.name')} cellSx={cut(240)} />
        <DataTable.Col<Operator> source="email" label={t('common.eMail')} cellSx={cut(320, 240)} />
        <DataTable.Col<Operator>
          source="role"
          label={t('operators.role')}
          render={({ role, role_name: name, custom_role_id: own }) => (
            <Pill label={own === null ? wordsFrom(roleName(role)) : name} />
          )}
        />
        <DataTable.Col<Operator>
          source="is_active"
          label={t('operators.signIn')}
          disableSort
          render={(operator) => <Standing operator={operator} />}
        />
        <DataTable.Col<Operator>
          source="has_totp"
          label={t('common.secondFactor')}
          disableSort
          render={({ has_totp: hasTotp }) =>
            hasTotp ? t('operators.authenticatorApp') : t('operators.none')
          }
        />
        <DataTable.Col<Operator> source="created_at_ms" label={t('operators.since')} disableSort>
          <WhenField source="created_at_ms" />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  );
};
