import Groups from '@mui/icons-material/GroupsRounded';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTopic } from '../../api/live/live.js';
import { Card, Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { SkeletonList } from '../../ui/Skeletons.js';
import { StatCard } from '../../ui/StatCard.js';
import { useOnSight } from '../../ui/useOnSight.js';
import { useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { FollowedCard } from './FollowedCard.js';
import { FollowedSheet } from './FollowedSheet.js';
import { useFollowed } from './useFollowed.js';

/** Traders whom the customer follows; a tap shows their copies. */
export function FollowListPage() {
  const { t } = useTranslation();
  const back = useBack('/follow');
  const navigate = useNavigate();
  const { currency } = useConfig();
  const { list, followed, total } = useFollowed();
  const [looked, setLooked] = useState<{ id: number; open: boolean }>({ id: 0, open: false });
  const shown = followed.find(({ traderId }) => traderId === looked.id);
  const end = useOnSight<HTMLDivElement>(list.hasNextPage && !list.isFetchingNextPage, () =>
    list.fetchNextPage(),
  );
  useTopic('closings');
  const [profit, paid] = followed.reduce(
    ([sum, share], each) => [sum + each.profit, share + each.sharePaid],
    [0n, 0n],
  );
  return (
    <Page title={t('follow.list')} onBack={back}>
      <PullToRefresh onRefresh={() => list.refetch()}>
        <Stack>
          {list.isPending && <SkeletonList rows={3} height={160} />}
          {list.isError && followed.length === 0 && <ErrorState onRetry={() => list.refetch()} />}
          {!list.isPending && !list.isError && total === 0 && (
            <EmptyState
              icon={<Groups />}
              title={t('follow.list.empty')}
              text={t('follow.list.emptyText')}
              action={{ text: t('follow.find'), onPress: () => navigate('/follow') }}
            />
          )}
          {followed.length > 1 && !list.hasNextPage && (
            <Card sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
              <StatCard name={t('follow.realised')}>
                <MoneyText amount={profit} signed currency={currency} />
              </StatCard>
              <StatCard name={t('follow.sharePaid')}>
                <MoneyText amount={paid} currency={currency} />
              </StatCard>
            </Card>
          )}
          {followed.map((each) => (
            <FollowedCard
              key={each.traderId}
              followed={each}
              isOpen={looked.open && looked.id === each.traderId}
              onOpen={() => setLooked({ id: each.traderId, open: true })}
            />
          ))}
          <div ref={end} />
        </Stack>
      </PullToRefresh>
      {shown && (
        <FollowedSheet
          key={shown.traderId}
          followed={shown}
          open={looked.open}
          onClose={() => setLooked({ ...looked, open: false })}
        />
      )}
    </Page>
  );
}
