import { Create, SimpleForm } from 'react-admin';
import { AmountFields } from './AmountFields.js';

export const AmountCreate = () => (
  <Create title="New amount" redirect="list">
    <SimpleForm sx={{ maxWidth: 560 }} defaultValues={{ symbolId: null }}>
      <AmountFields />
    </SimpleForm>
  </Create>
);
