import { styled } from '@mui/material/styles';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTopic } from '../../api/live/live.js';
import { token } from '../../api/session.js';
import { Stack } from '../../ui/Card.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { usePainted } from '../../ui/usePainted.js';
import { MARKETS_BESIDE } from '../../ui/wide.js';
import { menuQuery, useConfig, useMenu } from '../configuration/configuration.js';
import { miniChartsQuery, symbolsQuery } from '../market/useSymbols.js';
import { userQuery } from '../session/useUser.js';
import { haveHoldings } from './Holdings.js';
import { HomeAssets } from './HomeAssets.js';
import { HomeHeader } from './HomeHeader.js';
import { HomeMarkets, HomeMarketsPlace } from './HomeMarkets.js';
import { HomeNotices } from './HomeNotices.js';
import { HomeQuickMenu } from './HomeQuickMenu.js';
import { HomeSearch } from './HomeSearch.js';
import { homeNewsQuery } from './home-news.js';

const MARKETS = 'home_trade';

/** Component of each section of the menu group. */
const SECTIONS: Record<string, () => ReactNode> = {
  home_search: HomeSearch,
  home_news_notice: HomeNotices,
  home_user: HomeAssets,
  [MARKETS]: HomeMarkets,
  home_menu: HomeQuickMenu,
};

/** Number of sections in the first render; on a phone the rest is out of view. */
const IN_SIGHT = 3;

/** Reserves the space of a section that is rendered later. */
const Below = styled('div')({ minHeight: 400 });

/** Stacked in menu order; if wide enough, the markets are a second column. */
const Sections = styled(Stack)({
  [MARKETS_BESIDE]: {
    '&[data-beside="true"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      gap: '12px 24px',
      '& > *': { gridColumn: 1 },
      '& > [data-markets="true"]': { gridColumn: 2, gridRow: '1 / span 2' },
    },
  },
});

/** The next step depends on many answers: they are prefetched, and nothing waits for them. */
async function fetchNext(client: QueryClient): Promise<void> {
  const [user, { fetchNextSteps }] = await Promise.all([
    client.fetchQuery(userQuery),
    import('./useNextSteps.js'),
  ]);
  await fetchNextSteps(client, user);
}

/** Prefetches what the page shows to everybody, and what a customer sees at once. */
export const fetchAnswers = (client: QueryClient): Promise<unknown> => {
  if (token.get() !== null) fetchNext(client).catch(() => {});
  return Promise.all([
    client.prefetchQuery(menuQuery('home_template_sort')),
    client.prefetchQuery(menuQuery('home_quick_menu')),
    client.prefetchQuery(homeNewsQuery),
    client.prefetchQuery(symbolsQuery),
    client.prefetchQuery(miniChartsQuery),
    token.get() !== null && haveHoldings(),
    token.get() !== null && client.prefetchQuery(userQuery),
  ]);
};

/** Start page; the menu defines its sections and their order. */
export function HomePage() {
  const client = useQueryClient();
  const { site_name } = useConfig();
  const { entries, isPending } = useMenu('home_template_sort');
  useTopic('quotes');
  const sections = entries.filter(({ path }) => SECTIONS[path]);
  const at = sections.findIndex(({ path }) => path === MARKETS);
  const parts =
    at < 0 ? [sections] : [sections.slice(0, at), sections.slice(at, at + 1), sections.slice(at + 1)];
  const shown = parts.filter((part) => part.length > 0);
  const painted = usePainted();
  return (
    <Page title={site_name} head={<HomeHeader />} wide>
      <PullToRefresh onRefresh={() => client.invalidateQueries()}>
        {isPending && <CardSkeleton height={168} />}
        <Sections data-beside={at >= 0 && shown.length > 1}>
          {shown.map((part) => (
            <Stack key={part[0]?.id} data-markets={part[0]?.path === MARKETS}>
              {part.map((entry) => {
                const Section = SECTIONS[entry.path];
                if (!painted && sections.indexOf(entry) >= IN_SIGHT) {
                  // In the two-column layout the markets are in view, next to everything else.
                  const Place = entry.path === MARKETS ? HomeMarketsPlace : Below;
                  return <Place key={entry.id} />;
                }
                return Section && <Section key={entry.id} />;
              })}
            </Stack>
          ))}
        </Sections>
      </PullToRefresh>
    </Page>
  );
}
