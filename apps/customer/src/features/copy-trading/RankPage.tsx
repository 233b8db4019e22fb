import Leaderboard from '@mui/icons-material/LeaderboardRounded';
import PersonSearch from '@mui/icons-material/PersonSearchRounded';
import { joinSentences } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '../../api/session.js';
import { CardList, SidebarLayout, Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { ListRow } from '../../ui/ListRow.js';
import { Page } from '../../ui/Page.js';
import { PageNote } from '../../ui/PageNote.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { toast } from '../../ui/toast.js';
import { useRoomForColumns } from '../../ui/useRoomBeside.js';
import { currentLanguage, useFlag } from '../configuration/configuration.js';
import { OwnFollowing } from './OwnFollowing.js';
import { RankRow } from './RankRow.js';
import { useRanking } from './useTraders.js';

/** Ranking of traders by their last three weeks. */
export function RankPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const offered = useFlag('is_follow');
  const signedIn = useSignedIn();
  const hasRoom = useRoomForColumns();
  const list = useRanking();
  const ranked = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const open = (id: number) =>
    offered ? navigate(`/follow/trader?id=${id}`) : toast.info(t('rank.comingSoon'));
  return (
    <Page wide title={t('rank.title')}>
      <SidebarLayout>
        <Stack>
          <PageNote>
            {joinSentences(currentLanguage().tag, t('rank.noneText'), t('follow.risk.past'))}
          </PageNote>
          {hasRoom && offered && (
            <>
              {signedIn && <OwnFollowing />}
              <CardList>
                <ListRow
                  icon={<PersonSearch color="primary" aria-hidden />}
                  title={t('follow.title')}
                  onPress={() => navigate('/follow')}
                />
              </CardList>
            </>
          )}
        </Stack>
        <PullToRefresh onRefresh={() => list.refetch()}>
          <InfiniteList
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
      </SidebarLayout>
    </Page>
  );
}
