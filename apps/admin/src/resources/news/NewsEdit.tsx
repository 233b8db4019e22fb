import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import { NewsFields } from './NewsFields.js';
import { type NewsItem, titleOf } from './news-item.js';

const Title = () => {
  const item = useRecordContext<NewsItem>();
  return <>{item ? titleOf(item) : 'News'}</>;
};

export const NewsEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list" actions={false}>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <NewsFields />
    </SimpleForm>
  </Edit>
);
