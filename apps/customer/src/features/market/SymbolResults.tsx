import SearchOff from '@mui/icons-material/SearchOffRounded';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTopic } from '../../api/live/live.js';
import { seedQuotes } from '../../api/live/quotes.js';
import { keys } from '../../api/query-keys.js';
import { searchSymbols } from '../../api/symbols.js';
import { CardList } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { SkeletonList } from '../../ui/InfiniteList.js';
import { SymbolRow } from './SymbolRow.js';

/** The symbols that a text finds. */
export function SymbolResults({ wanted }: { wanted: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useTopic('quotes');
  const found = useQuery({
    queryKey: keys.symbolSearch(wanted),
    queryFn: async ({ signal }) => {
      const symbols = await searchSymbols(wanted, { key: 'symbol-search', signal });
      seedQuotes(symbols);
      return symbols;
    },
    placeholderData: keepPreviousData,
  });
  if (found.isPending) return <SkeletonList />;
  if (found.isError) return <ErrorState onRetry={() => found.refetch()} />;
  if (found.data.length === 0) {
    return <EmptyState icon={<SearchOff />} title={t('market.noneFound')} text={t('market.noneFoundText')} />;
  }
  return (
    <CardList>
      {found.data.map((symbol) => (
        <SymbolRow key={symbol.id} symbol={symbol} onPick={() => navigate(`/trade?id=${symbol.id}`)} />
      ))}
    </CardList>
  );
}
