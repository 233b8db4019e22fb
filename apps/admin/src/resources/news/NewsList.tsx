import { DataTable } from 'react-admin';
import { contentFilters, StatePill } from '../../ui/content/content-state.js';
import { LanguageMarks } from '../../ui/content/LanguageMarks.js';
import { writtenIn } from '../../ui/content/written-in.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ListPage } from '../../ui/ListPage.js';
import { useMay } from '../../ui/use-may.js';
import { WhenField } from '../../ui/WhenField.js';
import { CATEGORIES, type NewsItem, titleOf } from './news-item.js';

const whereOf = ({ category_id: category }: NewsItem): string =>
  CATEGORIES.find(({ id }) => id === category)?.name ?? `Category ${category}`;

export const NewsList = () => {
  const canAccess = useMay('news', 'edit');
  return (
    <ListPage
      title="News"
      filters={contentFilters}
      sort={{ field: 'published_at_ms', order: 'DESC' }}
      canCreate
    >
      <DataTable<NewsItem>
        rowClick={canAccess ? 'edit' : false}
        bulkActionButtons={false}
        empty={<EmptyNote text="Nothing fits these filters." />}
      >
        <DataTable.Col<NewsItem> source="published_at_ms" label="From">
          <WhenField source="published_at_ms" />
        </DataTable.Col>
        <DataTable.Col<NewsItem> source="ends_at_ms" label="Until" disableSort>
          <WhenField source="ends_at_ms" />
        </DataTable.Col>
        <DataTable.Col<NewsItem> label="Title" disableSort render={titleOf} />
        <DataTable.Col<NewsItem>
          label="State"
          disableSort
          render={({ state }) => <StatePill state={state} />}
        />
        <DataTable.Col<NewsItem>
          label="Languages"
          disableSort
          render={({ texts }) => <LanguageMarks written={writtenIn(texts)} />}
        />
        <DataTable.Col<NewsItem> label="Where" disableSort render={whereOf} />
      </DataTable>
    </ListPage>
  );
};
