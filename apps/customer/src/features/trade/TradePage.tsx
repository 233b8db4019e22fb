import Skeleton from '@mui/material/Skeleton';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTopic } from '../../api/live/live.js';
import { Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { symbolsQuery } from '../market/useSymbols.js';
import { NotOffered } from './NotOffered.js';
import { SymbolTrade } from './SymbolTrade.js';
import { useTradedSymbol } from './useTradedSymbol.js';

/** Prefetches what the page shows to everybody. */
export const fetchAnswers = (client: QueryClient): Promise<unknown> => client.prefetchQuery(symbolsQuery);

/** A symbol's chart with its orders, and the order ticket. */
export function TradePage() {
  const { t } = useTranslation();
  const { query, symbol, isOffered, pick } = useTradedSymbol();
  useTopic('quotes');
  if (symbol) return <SymbolTrade symbol={symbol} symbols={query.data ?? []} onPick={pick} />;
  const symbols = query.data ?? [];
  if (!isOffered && symbols.length > 0) return <NotOffered symbols={symbols} onPick={pick} />;
  return (
    <Page title={t('trade.title')}>
      {query.isPending && (
        <Stack aria-busy>
          <Skeleton variant="rounded" height={40} />
          <CardSkeleton height={320} shape="chart" />
          <CardSkeleton height={180} />
        </Stack>
      )}
      {query.isError && !query.data && <ErrorState onRetry={() => query.refetch()} />}
      {query.data && <EmptyState title={t('trade.noSymbols')} text={t('trade.noSymbolsText')} />}
    </Page>
  );
}
