import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, Edit, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { Devices } from '../../ui/Devices.js';
import { EditForm } from '../../ui/EditForm.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { Section } from '../../ui/Section.js';
import { afterNaming, type Operator, ROLE_CHOICES } from './operator.js';
import { Password } from './Password.js';
import { SecondOwner } from './SecondOwner.js';

const Title = () => {
  const operator = useRecordContext<Operator>();
  return <>{operator?.email ?? 'Operator'}</>;
};

const Toolbar = () => (
  <ConfirmedToolbar
    title="Change this operator?"
    touches="A new role counts from the next click, or once a second owner agrees to it. Switching the sign-in off ends all sessions of the operator."
  />
);

const Factor = ({ operator }: { operator: Operator }) => {
  const [asking, setAsking] = useState(false);
  return (
    <Section
      title="Second factor"
      action={
        operator.has_totp && (
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            Ask to take it away
          </Button>
        )
      }
    >
      <Typography variant="body2" color="textSecondary">
        {operator.has_totp
          ? 'Authenticator app. For somebody who has lost it, a second owner takes it away.'
          : 'None is set up.'}
      </Typography>
      {asking && (
        <ReasonDialog
          danger
          title={`Take the second factor of ${operator.email} away?`}
          touches="A second owner decides on this under “To approve”. Then all sessions of the operator end, and a new authenticator app is set up at the next sign-in."
          confirm="Ask for it"
          hint="The second owner reads this."
          path={`operators/${operator.id}/reset-second-factor`}
          done="Waiting for a second owner"
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
};

const Beside = () => {
  const operator = useRecordContext<Operator>();
  if (!operator) return null;
  return (
    <Box
      sx={{ display: 'grid', gap: 3, alignContent: 'start', flex: '1 1 320px', minWidth: 0, ml: { md: 3 } }}
    >
      <Password operator={operator} />
      <Factor operator={operator} />
      <Devices path={`operators/${operator.id}/sessions`} canEnd />
    </Box>
  );
};

export const OperatorEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    redirect={afterNaming}
    actions={false}
    aside={<Beside />}
    sx={{ pt: 3, '& .RaEdit-main': { flexWrap: 'wrap', gap: 3 }, '& .RaEdit-card': { flex: '1 1 400px' } }}
  >
    <EditForm sx={{ maxWidth: 480 }} toolbar={<Toolbar />}>
      <TextInput source="email" label="E-mail" readOnly />
      <TextInput source="name" validate={required()} autoComplete="off" />
      <SelectInput source="role" choices={ROLE_CHOICES} validate={required()} fullWidth />
      <SecondOwner />
      <BooleanInput source="is_active" label="May sign in" />
    </EditForm>
  </Edit>
);
