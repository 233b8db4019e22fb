import { Edit, useRecordContext } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { EditForm } from '../../../ui/EditForm.js';
import { figure } from '../../../ui/figures.js';
import { AmountFields } from './AmountFields.js';
import { type Amount, forWhom } from './amount.js';

const Title = () => {
  const amount = useRecordContext<Amount>();
  return <>{amount ? `${figure(amount.amount)}, ${forWhom(amount)}` : t('common.amount')}</>;
};

export const AmountEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list" actions={false}>
    <EditForm sx={{ maxWidth: 560 }}>
      <AmountFields />
    </EditForm>
  </Edit>
);
