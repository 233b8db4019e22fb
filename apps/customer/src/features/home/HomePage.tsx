import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTopic } from '../../api/live/live.js';
import { Stack } from '../../ui/Card.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { useConfig, useMenu } from '../configuration/configuration.js';
import { HomeAssets } from './HomeAssets.js';
import { HomeHeader } from './HomeHeader.js';
import { HomeMarkets } from './HomeMarkets.js';
import { HomeNotices } from './HomeNotices.js';
import { HomeQuickMenu } from './HomeQuickMenu.js';
import { HomeSearch } from './HomeSearch.js';

/** What each section of the menu group shows. */
const SECTIONS: Record<string, () => ReactNode> = {
  home_search: HomeSearch,
  home_news_notice: HomeNotices,
  home_user: HomeAssets,
  home_trade: HomeMarkets,
  home_menu: HomeQuickMenu,
};

/** The start page; the menu says which sections it has and in which order. */
export function HomePage() {
  const client = useQueryClient();
  const { site_name } = useConfig();
  const { entries, isPending } = useMenu('home_template_sort');
  useTopic('quotes');
  return (
    <Page title={site_name} head={<HomeHeader />}>
      <PullToRefresh onRefresh={() => client.invalidateQueries()}>
        <Stack>
          {isPending && <Skeleton variant="rounded" height={168} sx={{ borderRadius: 4 }} />}
          {entries.map((entry) => {
            const Section = SECTIONS[entry.path];
            return Section && <Section key={entry.id} />;
          })}
        </Stack>
      </PullToRefresh>
    </Page>
  );
}
