import { Alert } from '@mui/material';
import { TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { mayTakeTwo, type Operator } from './operator.js';

/** Why a change is asked for that a second owner agrees to; nothing for other changes. */
export const SecondOwner = () => {
  const before = useRecordContext<Operator>();
  const role: string | undefined = useWatch({ name: 'role' });
  const isActive: boolean | undefined = useWatch({ name: 'is_active' });
  if (!mayTakeTwo(before?.role, role, before?.is_active && isActive === false)) return null;
  return (
    <>
      <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
        A second owner agrees to this under “To approve” before it counts. A house with one owner waits for 24
        hours instead.
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
