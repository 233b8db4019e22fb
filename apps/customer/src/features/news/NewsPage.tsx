import Newspaper from '@mui/icons-material/NewspaperRounded';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fetchNewsList } from '../../api/content.js';
import { nextPage } from '../../api/page.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { ListRow } from '../../ui/ListRow.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { TimeText } from '../../ui/TimeText.js';
import { useNow } from '../../ui/useNow.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { newsKeys } from './keys.js';

const Picture = styled('img')({ width: 56, height: 56, borderRadius: 12, objectFit: 'cover' });

/** News, newest first. */
export function NewsPage() {
  const { t } = useTranslation();
  const back = useBack();
  const navigate = useNavigate();
  const { timezone } = useConfig();
  const now = useNow(15_000);
  const list = useInfiniteQuery({
    queryKey: newsKeys.newsList,
    queryFn: ({ pageParam, signal }) => fetchNewsList(pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
  return (
    <Page title={t('news.title')} onBack={back}>
      <PullToRefresh onRefresh={() => list.refetch()}>
        <InfiniteList
          list={list}
          items={list.data?.pages.flatMap((page) => page.rows) ?? []}
          keyOf={(news) => news.id}
          rowHeight={56}
          row={(news) => (
            <ListRow
              icon={news.picture ? <Picture src={news.picture} alt="" /> : <Newspaper color="disabled" />}
              title={news.title}
              wraps
              second={
                <>
                  <TimeText plain at={news.createdAt} now={now} tag={currentLanguage().tag} zone={timezone} />
                  {news.summary && <> · {news.summary}</>}
                </>
              }
              onPress={() => navigate(`/news/detail?id=${news.id}`)}
            />
          )}
          empty={<EmptyState icon={<Newspaper />} title={t('news.none')} text={t('news.noneText')} />}
        />
      </PullToRefresh>
    </Page>
  );
}
