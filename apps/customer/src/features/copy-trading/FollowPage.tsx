import GroupOff from '@mui/icons-material/GroupOffRounded';
import Groups from '@mui/icons-material/GroupsRounded';
import Leaderboard from '@mui/icons-material/LeaderboardRounded';
import SearchOff from '@mui/icons-material/SearchOffRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { joinSentences } from '@truemark/i18n';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TRADER_SORTS, type TraderSort } from '../../api/traders.js';
import { SidebarLayout, Stack } from '../../ui/Card.js';
import { ChipRow } from '../../ui/ChipRow.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { currentLanguage, useFlag } from '../configuration/configuration.js';
import { SearchField } from '../market/SearchField.js';
import { OwnFollowing } from './OwnFollowing.js';
import { TraderRow } from './TraderRow.js';
import { useTraders } from './useTraders.js';

const Risk = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

const SORT_TEXTS = {
  percent: 'follow.sort.percent',
  profit: 'follow.sort.profit',
  followers: 'follow.sort.followers',
  drawdown: 'follow.sort.drawdown',
} as const;

/** List of traders, and the customer's own following. */
export function FollowPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const offered = useFlag('is_follow');
  return (
    <Page
      wide
      title={t('follow.title')}
      actions={
        <IconButton aria-label={t('rank.title')} onClick={() => navigate('/rank')}>
          <Leaderboard />
        </IconButton>
      }
    >
      {offered ? (
        <Traders />
      ) : (
        <Stack>
          <OwnFollowing />
          <EmptyState icon={<GroupOff />} title={t('follow.off')} text={t('follow.offText')} />
        </Stack>
      )}
    </Page>
  );
}

/** Where it fits, next to the list: followed traders, filter and sort order. */
function Traders() {
  const { t } = useTranslation();
  const [sort, setSort] = useState<TraderSort>('percent');
  const [text, setText] = useState('');
  const name = useDeferredValue(text.trim());
  const list = useTraders(sort, name);
  return (
    <SidebarLayout>
      <Stack>
        <OwnFollowing />
        <SearchField text={text} onText={setText} label={t('follow.search')} />
        <Risk>{joinSentences(currentLanguage().tag, t('follow.risk.own'), t('follow.risk.past'))}</Risk>
      </Stack>
      <Stack>
        <ChipRow
          label={t('follow.sort')}
          value={sort}
          onChange={setSort}
          options={TRADER_SORTS.map((value) => ({ value, text: t(SORT_TEXTS[value]) }))}
        />
        <PullToRefresh onRefresh={() => list.refetch()}>
          <InfiniteList
            list={list}
            items={list.data?.pages.flatMap(({ rows }) => rows) ?? []}
            keyOf={({ id }) => id}
            rowHeight={228}
            row={(trader) => <TraderRow trader={trader} />}
            empty={
              name === '' ? (
                <EmptyState icon={<Groups />} title={t('follow.none')} text={t('follow.noneText')} />
              ) : (
                <EmptyState
                  icon={<SearchOff />}
                  title={t('follow.noneFound')}
                  text={t('follow.noneFoundText')}
                  action={{ text: t('follow.showAll'), onPress: () => setText('') }}
                />
              )
            }
          />
        </PullToRefresh>
      </Stack>
    </SidebarLayout>
  );
}
