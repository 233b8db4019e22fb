import { Edit, useRecordContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { EditForm, FromTheTop } from '../../ui/EditForm.js';
import { FORM_QUERY } from '../../ui/form-query.js';
import { NewsFields } from './NewsFields.js';
import { NewsToolbar } from './NewsToolbar.js';
import { type NewsItem, savedNews, titleOf } from './news-item.js';

const Title = () => {
  const item = useRecordContext<NewsItem>();
  return <>{item ? titleOf(item) : t('news.news')}</>;
};

export const NewsEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    mutationOptions={useSaved('list', savedNews)}
    actions={false}
    queryOptions={FORM_QUERY}
  >
    <EditForm sx={{ maxWidth: 1160, pb: 8 }} toolbar={<NewsToolbar />}>
      <NewsFields />
      <FromTheTop />
    </EditForm>
  </Edit>
);
