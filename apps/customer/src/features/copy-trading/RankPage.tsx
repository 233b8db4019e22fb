import Leaderboard from '@mui/icons-material/LeaderboardRounded';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { toast } from '../../ui/toast.js';
import { useFlag } from '../configuration/configuration.js';
import { RankRow } from './RankRow.js';
import { useRanking } from './useTraders.js';

/** Traders by what their last three weeks brought. */
export function RankPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const offered = useFlag('is_follow');
  const list = useRanking();
  const ranked = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const open = (id: number) =>
    offered ? navigate(`/follow/trader?id=${id}`) : toast.info(t('rank.comingSoon'));
  return (
    <Page wide title={t('rank.title')}>
      <PullToRefresh onRefresh={() => list.refetch()}>
        <InfiniteList
          beside
          list={list}
          items={ranked}
          keyOf={({ id }) => id}
          rowHeight={112}
          row={(trader) => (
            <RankRow trader={trader} place={ranked.indexOf(trader) + 1} onOpen={() => open(trader.id)} />
          )}
          empty={<EmptyState icon={<Leaderboard />} title={t('rank.none')} text={t('rank.noneText')} />}
        />
      </PullToRefresh>
    </Page>
  );
}
