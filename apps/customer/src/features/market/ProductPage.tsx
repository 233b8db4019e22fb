import SearchOff from '@mui/icons-material/SearchOffRounded';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TradeSymbol } from '@truemark/contracts';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { get } from '../../api/http.js';
import { useTopic } from '../../api/live/live.js';
import { seedQuotes } from '../../api/live/quotes.js';
import { keys } from '../../api/query-keys.js';
import { CardList, Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { SkeletonList } from '../../ui/InfiniteList.js';
import { Page } from '../../ui/Page.js';
import { useBack } from '../navigation/useBack.js';
import { SearchField } from './SearchField.js';
import { SymbolRow } from './SymbolRow.js';

/** Search over everything that can be traded. */
export function ProductPage() {
  const { t } = useTranslation();
  const back = useBack();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  useTopic('DAY_MARKET');
  const found = useQuery({
    queryKey: keys.symbolSearch(wanted),
    queryFn: async ({ signal }) => {
      const options = { key: 'symbol-search', signal };
      const symbols = await get<TradeSymbol[]>('/v2/api/forex/search', { searchCurrency: wanted }, options);
      seedQuotes(symbols);
      return symbols;
    },
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('market.searchTitle')} onBack={back}>
      <Stack>
        <SearchField text={text} onText={setText} autoFocus />
        {found.isPending && <SkeletonList />}
        {found.isError && <ErrorState onRetry={() => found.refetch()} />}
        {found.data?.length === 0 && (
          <EmptyState icon={<SearchOff />} title={t('market.noneFound')} text={t('market.noneFoundText')} />
        )}
        {found.data && found.data.length > 0 && (
          <CardList>
            {found.data.map((symbol) => (
              <SymbolRow key={symbol.Id} symbol={symbol} onPick={() => navigate(`/trade?id=${symbol.Id}`)} />
            ))}
          </CardList>
        )}
      </Stack>
    </Page>
  );
}
