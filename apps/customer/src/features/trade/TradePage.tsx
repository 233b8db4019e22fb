import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { KlinePeriod } from '@truemark/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '../../api/live/live.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { Card, Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { SymbolSheet } from '../market/SymbolSheet.js';
import { useMarketState } from '../market/useMarketState.js';
import { ConfirmOption } from '../options/ConfirmOption.js';
import { DirectionButtons } from '../options/DirectionButtons.js';
import { OptionPanel } from '../options/OptionPanel.js';
import { OptionSheets } from '../options/OptionSheets.js';
import { ProductTabs } from '../options/ProductTabs.js';
import { RunningOptions } from '../options/RunningOptions.js';
import { useOptionDesk } from '../options/useOptionDesk.js';
import { type Product, useProduct } from '../options/useProduct.js';
import { StopsSheet } from '../orders/StopsSheet.js';
import { ConfirmOrder } from './ConfirmOrder.js';
import { ChartPanel } from './chart/ChartPanel.js';
import { usePriceChart } from './chart/usePriceChart.js';
import { LineHandles } from './lines/LineHandles.js';
import { OptionLines } from './lines/OptionLines.js';
import { SymbolOrders } from './lines/SymbolOrders.js';
import { useOrderLines } from './lines/useOrderLines.js';
import { OrderPanel } from './OrderPanel.js';
import { PeriodBar } from './PeriodBar.js';
import { SideButtons } from './SideButtons.js';
import { SymbolHeader, SymbolLabels, SymbolPicker } from './SymbolHeader.js';
import { useOrderForm } from './useOrderForm.js';
import { usePracticeOnly } from './usePracticeOnly.js';
import { useTradedSymbol } from './useTradedSymbol.js';

const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px', alignItems: 'start' },
});

/** A symbol's chart and the orders on it. */
export function TradePage() {
  const { t } = useTranslation();
  const { query, symbol, pick } = useTradedSymbol();
  useTopic('quotes');
  if (symbol) return <SymbolTrade symbol={symbol} symbols={query.data ?? []} onPick={pick} />;
  return (
    <Page title={t('trade.title')}>
      {query.isPending && (
        <Stack aria-busy>
          <Skeleton variant="rounded" height={96} />
          <Skeleton variant="rounded" height={320} />
        </Stack>
      )}
      {query.isError && <ErrorState onRetry={() => query.refetch()} />}
      {query.data && <EmptyState title={t('trade.noSymbols')} text={t('trade.noSymbolsText')} />}
    </Page>
  );
}

interface SymbolTradeProps {
  symbol: TradeSymbol;
  symbols: readonly TradeSymbol[];
  onPick: (symbol: TradeSymbol) => void;
}

const FLAGS = { contract: 'is_forex', option: 'is_micro' } as const;
const PRODUCTS: readonly Product[] = ['contract', 'option'];

function SymbolTrade({ symbol, symbols, onPick }: SymbolTradeProps) {
  const { t } = useTranslation();
  const state = useMarketState(symbol);
  const config = useConfig();
  const offered = PRODUCTS.filter((each) => isOn(config, FLAGS[each]));
  const { product, choose } = useProduct(offered);
  const contracts = product === 'contract' && offered.includes('contract');
  const options = product === 'option';
  const chart = usePriceChart();
  const [period, setPeriod] = useState<KlinePeriod>('5min');
  const [picking, setPicking] = useState(false);
  const form = useOrderForm(symbol);
  const orderLines = useOrderLines(symbol);
  const desk = useOptionDesk(symbol, options);
  const { purchase, looked } = desk;
  const [editedId, edit] = useState<number | null>(null);
  const edited = orderLines.orders.find((order) => order.id === editedId);
  const isClosed = state !== 'open';
  const isPractice = usePracticeOnly(symbol);
  const panel = () => {
    if (contracts && !isPractice) {
      return (
        <Card aria-label={t('trade.order')}>
          <OrderPanel symbol={symbol} form={form} />
        </Card>
      );
    }
    const practice = <EmptyState title={t('trade.practice')} text={t('trade.practiceText')} />;
    if (contracts) return practice;
    if (!options) return <EmptyState title={t('trade.off')} text={t('trade.offText')} />;
    return (
      <Stack>
        <Card aria-label={t('options.panel')}>
          {isPractice ? practice : <OptionPanel purchase={purchase} />}
        </Card>
        <RunningOptions options={desk.options} newest={purchase.boughtId} onLook={looked.look} />
      </Stack>
    );
  };
  const foot = () => {
    if (isPractice) return null;
    if (contracts) return <SideButtons symbol={symbol} disabled={isClosed} onPick={form.ask} />;
    if (!options || !purchase.checked.duration) return null;
    return <DirectionButtons win={purchase.checked.win} disabled={isClosed} onPick={purchase.ask} />;
  };
  return (
    <Page
      wide
      title={`${symbol.showCode} · ${t('trade.title')}`}
      head={
        <>
          <SymbolPicker symbol={symbol} onOpen={() => setPicking(true)} />
          <SymbolLabels symbol={symbol} state={state} />
        </>
      }
      foot={foot()}
    >
      <Columns>
        <Stack>
          <ProductTabs offered={offered} product={product} onChoose={choose} />
          <SymbolHeader symbol={symbol} state={state} />
          <Card sx={{ p: 2 }}>
            <PeriodBar period={period} onPick={setPeriod} />
            <ChartPanel key={`${symbol.id} ${period}`} symbol={symbol} period={period} chart={chart}>
              {(levels) =>
                options ? (
                  <OptionLines
                    levels={levels}
                    options={desk.ofSymbol}
                    onOpen={(option) => looked.look(option, 'detail')}
                  />
                ) : (
                  <LineHandles
                    symbol={symbol}
                    levels={levels}
                    orderLines={orderLines}
                    onOpen={(line) => edit(line.order.id)}
                  />
                )
              }
            </ChartPanel>
          </Card>
          {!options && (
            <SymbolOrders symbol={symbol} orders={orderLines.orders} onOpen={(order) => edit(order.id)} />
          )}
        </Stack>
        {panel()}
      </Columns>
      <SymbolSheet
        open={picking}
        symbols={symbols}
        onPick={(picked) => {
          onPick(picked);
          setPicking(false);
        }}
        onClose={() => setPicking(false)}
      />
      {edited && <StopsSheet open order={edited} onDone={() => edit(null)} />}
      <ConfirmOrder symbol={symbol} form={form} open={contracts && form.confirming} />
      {options && (
        <>
          <ConfirmOption symbol={symbol} purchase={purchase} open={purchase.confirming} />
          <OptionSheets looked={looked} isBusy={purchase.confirming || picking} />
        </>
      )}
    </Page>
  );
}
