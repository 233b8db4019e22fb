import { Create } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { useSaved } from '../../../ui/asked-notice.js';
import { NewForm } from '../../../ui/EditForm.js';
import { AmountFields } from './AmountFields.js';

export const AmountCreate = () => (
  <Create title={t('options.newAmount')} mutationOptions={useSaved('list')}>
    <NewForm sx={{ maxWidth: 560 }} defaultValues={{ symbolId: null }}>
      <AmountFields />
    </NewForm>
  </Create>
);
