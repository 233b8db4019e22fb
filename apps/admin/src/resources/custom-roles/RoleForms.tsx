import type { CustomRoleRow } from '@truemark/contracts/admin';
import { Create, Edit, required, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { EditForm, NewForm } from '../../ui/EditForm.js';
import { FORM_QUERY } from '../../ui/form-query.js';
import { RemoveAsked } from '../../ui/RemoveAsked.js';
import type { Guard } from '../../ui/second-person.js';
import { MatrixInput } from './MatrixInput.js';

const GUARD: Guard = { own: [], switch: '' };

const Fields = () => (
  <>
    <TextInput source="name" label={t('common.name')} validate={required()} />
    <MatrixInput />
  </>
);

export const RoleCreate = () => (
  <Create title={t('roles.newRole')} mutationOptions={useSaved('list')}>
    <NewForm
      sx={{ maxWidth: 1040 }}
      defaultValues={{ permissions: {} }}
      toolbar={
        <ConfirmedToolbar title={t('roles.askForThis')} touches={t('roles.twoOwners')} guard={GUARD} always />
      }
    >
      <Fields />
    </NewForm>
  </Create>
);

const Title = () => <>{useRecordContext<CustomRoleRow>()?.name ?? t('roles.roles')}</>;

const Touches = () => {
  const role = useRecordContext<CustomRoleRow>();
  return <>{t('roles.holdsForAll', { count: role?.operators ?? 0 })}</>;
};

export const RoleEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    mutationOptions={useSaved('list')}
    queryOptions={FORM_QUERY}
    actions={
      <TopToolbar>
        <RemoveAsked touches={t('roles.nobodyHasIt')} />
      </TopToolbar>
    }
  >
    <EditForm
      sx={{ maxWidth: 1040 }}
      toolbar={<ConfirmedToolbar title={t('roles.askForThis')} touches={<Touches />} guard={GUARD} />}
    >
      <Fields />
    </EditForm>
  </Edit>
);
