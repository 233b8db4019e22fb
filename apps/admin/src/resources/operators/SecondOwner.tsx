import { Alert } from '@mui/material';
import { TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { isSpecialChange, mayTakeTwo, type Operator } from './operator.js';

/** Reason field for a change that a second owner approves; nothing for other changes. */
export const SecondOwner = () => {
  const before = useRecordContext<Operator>();
  const role: string | undefined = useWatch({ name: 'role' });
  const isActive: boolean | undefined = useWatch({ name: 'is_active' });
  const form = useWatch() as Partial<Operator>;
  const isSpecial = isSpecialChange(before, form);
  if (!isSpecial && !mayTakeTwo(before?.role, role, before?.is_active && isActive === false)) return null;
  return (
    <>
      <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
        {t('operators.aSecondOwnerAgreesToThis')}
      </Alert>
      <TextInput
        source="reason"
        label={t('common.reason')}
        helperText={t('operators.theSecondOwnerReadsThis')}
        parse={(text: string) => text}
        multiline
      />
    </>
  );
};
