import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fetchNews } from '../../api/content.js';
import { failureOf, goneBy } from '../../api/http.js';
import { Article } from '../../ui/Article.js';
import { Page } from '../../ui/Page.js';
import { useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { newsKeys } from './keys.js';

/** One piece of news. */
export function NewsDetailPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = useBack('/news');
  const { timezone } = useConfig();
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  const query = useQuery({
    queryKey: newsKeys.news(id),
    queryFn: ({ signal }) => fetchNews(id, { signal }),
    meta: { quiet: true },
  });
  const news = query.data;
  return (
    <Page title={t('news.title')} onBack={back}>
      <Article
        piece={news && { title: news.title, at: news.createdAt, html: news.content || news.summary }}
        zone={timezone}
        gone={{
          said: goneBy(query.error, 'news.not_found'),
          list: t('news.title'),
          onList: () => navigate('/news', { replace: true }),
        }}
        failure={failureOf(query.error)}
        onRetry={() => query.refetch()}
      />
    </Page>
  );
}
