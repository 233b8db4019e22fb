import Groups from '@mui/icons-material/GroupsRounded';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Follower } from '../../api/traders.js';
import { Card } from '../../ui/Card.js';
import { ChangePill } from '../../ui/ChangePill.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Figure } from '../../ui/Figure.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { RowEnd } from '../../ui/RowEnd.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { StatCard } from '../../ui/StatCard.js';
import { TimeText } from '../../ui/TimeText.js';
import { useNow } from '../../ui/useNow.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { Avatar } from './Avatar.js';
import { FollowerSheet } from './FollowerSheet.js';
import { useFollowers } from './useTraders.js';

const Totals = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: 16,
});

/** Totals of all followers, the trader's settings, and the followers by name. */
export function FollowerList({ standing }: { standing: ReactNode }) {
  const { t } = useTranslation();
  const { currency, timezone } = useConfig();
  const now = useNow(60_000);
  const list = useFollowers();
  const first = list.data?.pages[0];
  const [looked, setLooked] = useState<Follower | null>(null);
  return (
    <>
      <Totals aria-label={t('follow.totals')}>
        <StatCard name={t('follow.followerNumber')}>
          <Figure>{first ? first.followers : '–'}</Figure>
        </StatCard>
        <StatCard name={t('follow.shareEarned')}>
          <MoneyText amount={first?.shareTotal} currency={currency} />
        </StatCard>
        <StatCard name={t('follow.theirProfit')}>
          <MoneyText amount={first?.profit} signed currency={currency} />
        </StatCard>
        <StatCard name={t('follow.theirFloating')}>
          <MoneyText amount={first?.floating} signed currency={currency} />
        </StatCard>
      </Totals>
      {standing}
      <section aria-label={t('follow.mine')}>
        <SectionTitle>{t('follow.mine')}</SectionTitle>
        <InfiniteList<Follower>
          list={list}
          items={list.data?.pages.flatMap(({ rows }) => rows) ?? []}
          keyOf={({ id }) => id}
          rowHeight={60}
          row={(follower) => (
            <ListRow
              wraps
              icon={<Avatar nickname={follower.nickname} address={follower.avatar} />}
              onPress={() => setLooked(follower)}
              title={<bdi>{follower.nickname}</bdi>}
              second={
                <>
                  {t('follow.since')}{' '}
                  <TimeText plain at={follower.since} now={now} tag={currentLanguage().tag} zone={timezone} />
                </>
              }
              end={
                <RowEnd>
                  <MoneyText amount={follower.profit} signed currency={currency} />
                  <ChangePill percent={follower.profitability} />
                </RowEnd>
              }
            />
          )}
          empty={
            <EmptyState
              icon={<Groups />}
              title={t('follow.noFollowers')}
              text={t('follow.noFollowersText')}
            />
          }
        />
        <FollowerSheet follower={looked} onClose={() => setLooked(null)} />
      </section>
    </>
  );
}
