import { BooleanInput, DataTable } from 'react-admin';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { useMay } from '../../ui/use-may.js';
import { WhenField } from '../../ui/WhenField.js';
import { type NewsItem, titleOf } from './news-item.js';

const filters = [<BooleanInput key="is_shown" source="is_shown" label="Shown" />];

export const NewsList = () => {
  const canAccess = useMay('news', 'edit');
  return (
    <ListPage title="News" filters={filters} sort={{ field: 'published_at_ms', order: 'DESC' }} canCreate>
      <DataTable<NewsItem> rowClick={canAccess ? 'edit' : false} bulkActionButtons={false}>
        <DataTable.Col<NewsItem> source="published_at_ms" label="Published">
          <WhenField source="published_at_ms" />
        </DataTable.Col>
        <DataTable.Col<NewsItem> label="Title" disableSort render={titleOf} />
        <DataTable.Col<NewsItem>
          label="Languages"
          disableSort
          render={({ texts }) => Object.keys(texts).join(', ')}
        />
        <DataTable.NumberCol<NewsItem> source="category_id" label="Category" disableSort />
        <DataTable.Col<NewsItem>
          source="is_shown"
          label="Shown"
          disableSort
          render={({ is_shown: isShown }) =>
            isShown ? <Pill label="Shown" tone="success" /> : <Pill label="Hidden" />
          }
        />
      </DataTable>
    </ListPage>
  );
};
