import { Create, PasswordInput, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { afterNaming, ROLE_CHOICES } from './operator.js';
import { SecondOwner } from './SecondOwner.js';

export const OperatorCreate = () => (
  <Create title={t('operators.newOperator')} redirect={afterNaming}>
    <SimpleForm noValidate sx={{ maxWidth: 480 }} defaultValues={{ role: 'support', is_active: true }}>
      <TextInput
        source="email"
        type="email"
        label={t('common.eMail')}
        validate={required()}
        autoComplete="off"
      />
      <TextInput source="name" label={t('common.name')} validate={required()} autoComplete="off" />
      <SelectInput
        source="role"
        label={t('operators.role')}
        choices={ROLE_CHOICES}
        validate={required()}
        fullWidth
      />
      <SecondOwner />
      <PasswordInput
        source="password"
        label={t('operators.firstPassword')}
        helperText={t('operators.leftEmptyALinkIsSent')}
        autoComplete="new-password"
      />
    </SimpleForm>
  </Create>
);
