import {
  BooleanInput,
  Edit,
  PasswordInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { type Operator, ROLE_CHOICES } from './operator.js';

const Title = () => {
  const operator = useRecordContext<Operator>();
  return <>{operator?.email ?? 'Operator'}</>;
};

const Toolbar = () => (
  <ConfirmedToolbar
    title="Change this operator?"
    touches="A new role counts from the next click. A new password or switching the sign-in off ends all sessions of the operator."
  />
);

export const OperatorEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list" actions={false}>
    <SimpleForm sx={{ maxWidth: 480 }} toolbar={<Toolbar />}>
      <TextInput source="email" label="E-mail" readOnly />
      <TextInput source="name" validate={required()} autoComplete="off" />
      <SelectInput source="role" choices={ROLE_CHOICES} validate={required()} fullWidth />
      <BooleanInput source="is_active" label="May sign in" />
      <PasswordInput
        source="password"
        label="New password"
        helperText="Left empty, the password stays."
        autoComplete="new-password"
      />
      <BooleanInput
        source="reset_totp"
        label="Remove the second factor"
        helperText="For somebody who has lost the authenticator app."
      />
    </SimpleForm>
  </Edit>
);
