import { Create, SimpleForm } from 'react-admin';
import { NewsFields } from './NewsFields.js';

export const NewsCreate = () => (
  <Create title="New news item" redirect="list">
    <SimpleForm
      sx={{ maxWidth: 720 }}
      defaultValues={() => ({
        category_id: 1,
        logo: '',
        is_shown: true,
        published_at_ms: Date.now(),
        texts: {},
      })}
    >
      <NewsFields />
    </SimpleForm>
  </Create>
);
