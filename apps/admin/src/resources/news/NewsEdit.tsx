import { Edit, useRecordContext } from 'react-admin';
import { EditForm } from '../../ui/EditForm.js';
import { NewsFields } from './NewsFields.js';
import { type NewsItem, titleOf } from './news-item.js';

const Title = () => {
  const item = useRecordContext<NewsItem>();
  return <>{item ? titleOf(item) : 'News'}</>;
};

export const NewsEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list" actions={false}>
    <EditForm sx={{ maxWidth: 720 }}>
      <NewsFields />
    </EditForm>
  </Edit>
);
