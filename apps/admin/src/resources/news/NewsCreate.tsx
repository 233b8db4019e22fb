import { Create } from 'react-admin';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { NewForm } from '../../ui/EditForm.js';
import { NewsFields } from './NewsFields.js';
import { NewsToolbar } from './NewsToolbar.js';
import { savedNews } from './news-item.js';

export const NewsCreate = () => (
  <Create title={t('news.newNewsItem')} mutationOptions={useSaved('list', savedNews)}>
    <NewForm
      sx={{ maxWidth: 1160, pb: 8 }}
      toolbar={<NewsToolbar />}
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
    </NewForm>
  </Create>
);
