import { Create, SimpleForm } from 'react-admin';
import { t } from '../../texts/texts.js';
import { NewsFields } from './NewsFields.js';

export const NewsCreate = () => (
  <Create title={t('news.newNewsItem')} redirect="list">
    <SimpleForm
      noValidate
      sx={{ maxWidth: 1160 }}
      defaultValues={() => ({
        category_id: 1,
        logo: '',
        is_shown: false,
        published_at_ms: Date.now(),
        ends_at_ms: null,
        texts: {},
      })}
    >
      <NewsFields />
    </SimpleForm>
  </Create>
);
