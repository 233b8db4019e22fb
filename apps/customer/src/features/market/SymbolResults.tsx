import SearchOff from '@mui/icons-material/SearchOffRounded';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTopic } from '../../api/live/live.js';
import { seedQuotes } from '../../api/live/quotes.js';
import { searchSymbols } from '../../api/symbols.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { SkeletonList } from '../../ui/Skeletons.js';
import { marketKeys } from './keys.js';
import { MarketList } from './MarketList.js';
import { matches } from './match.js';
import { useSymbols } from './useSymbols.js';

/** Symbols matching a text; all without one. */
export function SymbolResults({ wanted }: { wanted: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useTopic('quotes');
  const all = useSymbols();
  const found = useQuery({
    queryKey: marketKeys.symbolSearch(wanted),
    queryFn: async ({ signal }) => {
      const symbols = await searchSymbols(wanted, { key: 'symbol-search', signal });
      seedQuotes(symbols);
      return symbols;
    },
    placeholderData: keepPreviousData,
  });
  if (found.isPending) return <SkeletonList />;
  if (found.isError && !found.data) return <ErrorState onRetry={() => found.refetch()} />;
  // The server does not know the translated names of its markets.
  const named = wanted === '' ? [] : (all.data ?? []).filter((symbol) => matches(symbol, wanted));
  const symbols = [...found.data, ...named.filter(({ id }) => !found.data.some((each) => each.id === id))];
  if (symbols.length === 0) {
    return <EmptyState icon={<SearchOff />} title={t('market.noneFound')} text={t('market.noneFoundText')} />;
  }
  return <MarketList symbols={symbols} onPick={({ id }) => navigate(`/trade?id=${id}`)} />;
}
