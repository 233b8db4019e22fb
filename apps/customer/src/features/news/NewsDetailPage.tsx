import { useQuery } from '@tanstack/react-query';
import type { News } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { failureOf, get } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { Article } from '../../ui/Article.js';
import { Page } from '../../ui/Page.js';
import { useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';

/** One piece of news. */
export function NewsDetailPage() {
  const { t } = useTranslation();
  const back = useBack('/news');
  const { timezone } = useConfig();
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  const query = useQuery({
    queryKey: keys.news(id),
    queryFn: ({ signal }) => get<News>('/api/news/info', { id }, { signal }),
  });
  const news = query.data;
  return (
    <Page title={t('news.title')} onBack={back}>
      <Article
        piece={news && { title: news.title, at: news.created_at_ms, html: news.content || news.desc }}
        zone={timezone}
        failure={failureOf(query.error)}
        onRetry={() => query.refetch()}
      />
    </Page>
  );
}
