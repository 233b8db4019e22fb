import { Alert } from '@mui/material';
import { TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { mayTakeTwo, type Operator } from './operator.js';

/** Why somebody is to have a role that a second owner agrees to; nothing for other roles. */
export const SecondOwner = () => {
  const before = useRecordContext<Operator>();
  const role: string | undefined = useWatch({ name: 'role' });
  if (!mayTakeTwo(before?.role, role)) return null;
  return (
    <>
      <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
        Where there is a second owner, he agrees to this role under “To approve” before it counts.
      </Alert>
      <TextInput
        source="reason"
        label="Reason"
        helperText="The second owner reads this."
        parse={(text: string) => text}
        multiline
      />
    </>
  );
};
