import { Create, PasswordInput, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { afterNaming, ROLE_CHOICES } from './operator.js';
import { SecondOwner } from './SecondOwner.js';

export const OperatorCreate = () => (
  <Create title="New operator" redirect={afterNaming}>
    <SimpleForm sx={{ maxWidth: 480 }} defaultValues={{ role: 'support', is_active: true }}>
      <TextInput source="email" type="email" label="E-mail" validate={required()} autoComplete="off" />
      <TextInput source="name" validate={required()} autoComplete="off" />
      <SelectInput source="role" choices={ROLE_CHOICES} validate={required()} fullWidth />
      <SecondOwner />
      <PasswordInput
        source="password"
        label="First password"
        helperText="Left empty, a link is sent by which the operator chooses it. Whoever gets one from you approves nothing before he has chosen his own, and for 24 hours after."
        autoComplete="new-password"
      />
    </SimpleForm>
  </Create>
);
