import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import { figure } from '../../ui/figures.js';
import { AmountFields } from './AmountFields.js';
import { type Amount, forWhom } from './amount.js';

const Title = () => {
  const amount = useRecordContext<Amount>();
  return <>{amount ? `${figure(amount.Number)}, ${forWhom(amount)}` : 'Amount'}</>;
};

export const AmountEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list" actions={false}>
    <SimpleForm sx={{ maxWidth: 560 }}>
      <AmountFields />
    </SimpleForm>
  </Edit>
);
