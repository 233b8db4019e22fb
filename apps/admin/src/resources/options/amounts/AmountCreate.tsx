import { Create, SimpleForm } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { AmountFields } from './AmountFields.js';

export const AmountCreate = () => (
  <Create title={t('options.newAmount')} redirect="list">
    <SimpleForm noValidate sx={{ maxWidth: 560 }} defaultValues={{ symbolId: null }}>
      <AmountFields />
    </SimpleForm>
  </Create>
);
