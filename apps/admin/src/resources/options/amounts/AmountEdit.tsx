import { Edit, useRecordContext } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { useSaved } from '../../../ui/asked-notice.js';
import { EditForm } from '../../../ui/EditForm.js';
import { FORM_QUERY } from '../../../ui/form-query.js';
import { AmountFields } from './AmountFields.js';
import { type Amount, amountName } from './amount.js';

const Title = () => {
  const amount = useRecordContext<Amount>();
  return <>{amount ? amountName(amount) : t('common.amount')}</>;
};

export const AmountEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    mutationOptions={useSaved('list')}
    actions={false}
    queryOptions={FORM_QUERY}
  >
    <EditForm sx={{ maxWidth: 560 }}>
      <AmountFields />
    </EditForm>
  </Edit>
);
