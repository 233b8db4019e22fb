import { DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { FIRST_ON_PHONE, ON_PHONE } from '../../theme/on-phone.js';
import { contentFilters, StatePill } from '../../ui/content/content-state.js';
import { LanguageMarks } from '../../ui/content/LanguageMarks.js';
import { readIn } from '../../ui/content/written-in.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { usePermission } from '../../ui/use-permission.js';
import { When, WhenField } from '../../ui/WhenField.js';
import { CATEGORIES, type NewsItem, titleOf } from './news-item.js';

const whereOf = ({ category_id: category }: NewsItem): string =>
  CATEGORIES.find(({ id }) => id === category)?.name ?? t('news.category2', { category });

export const NewsList = () => {
  const canAccess = usePermission('news', 'edit');
  return (
    <ListPage
      isStacked
      title={t('news.news')}
      filters={contentFilters}
      sort={{ field: 'published_at_ms', order: 'DESC' }}
      canCreate
    >
      <DataTable<NewsItem>
        rowClick={canAccess ? 'edit' : false}
        bulkActionButtons={false}
        empty={<EmptyRows text={t('news.nothingFitsTheseFilters')} />}
      >
        <DataTable.Col<NewsItem>
          source="published_at_ms"
          label={t('news.from')}
          className={ON_PHONE}
          render={({ state, published_at_ms: from }) =>
            state === 'draft' ? t('news.notPublishedYet') : <When ms={from} />
          }
        />
        <DataTable.Col<NewsItem> source="ends_at_ms" label={t('news.until')} disableSort>
          <WhenField source="ends_at_ms" />
        </DataTable.Col>
        <DataTable.Col<NewsItem>
          label={t('common.title')}
          disableSort
          className={FIRST_ON_PHONE}
          render={titleOf}
        />
        <DataTable.Col<NewsItem>
          label={t('common.state')}
          disableSort
          className={ON_PHONE}
          render={({ state }) => <StatePill state={state} />}
        />
        <DataTable.Col<NewsItem>
          label={t('common.languages')}
          disableSort
          className={ON_PHONE}
          render={({ texts, older }) => <LanguageMarks written={readIn(texts)} older={older} />}
        />
        <DataTable.Col<NewsItem> label={t('news.where')} disableSort render={whereOf} />
      </DataTable>
    </ListPage>
  );
};
