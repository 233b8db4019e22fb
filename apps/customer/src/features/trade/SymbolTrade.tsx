import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { Page } from '../../ui/Page.js';
import { type FrameShape, useFrameShape } from '../../ui/useFrameShape.js';
import type { ChartHold } from '../chart/price-chart.js';
import { TradeChart } from '../chart/TradeChart.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { SymbolSheet } from '../market/SymbolSheet.js';
import { type MarketState, useMarketState } from '../market/useMarketState.js';
import { EveryDesk } from '../traded/EveryDesk.js';
import { desks } from '../traded/loaded-parts.js';
import { ProductTabs } from '../traded/ProductTabs.js';
import type { TradeParts } from '../traded/trade-parts.js';
import { useProduct } from '../traded/useProduct.js';
import { useAlertParts } from './alerts/useAlertParts.js';
import { PriceLine, WhyNotTraded } from './PriceLine.js';
import { SymbolPicker } from './SymbolPicker.js';
import { TradeLayout } from './TradeLayout.js';
import { Watchlist } from './Watchlist.js';

interface SymbolTradeProps {
  symbol: TradeSymbol;
  symbols: readonly TradeSymbol[];
  onPick: (symbol: TradeSymbol) => void;
}

/** Trade screen of one symbol, for the selected product. */
export function SymbolTrade({ symbol, symbols, onPick }: SymbolTradeProps) {
  const { t } = useTranslation();
  const shape = useFrameShape();
  const state = useMarketState(symbol);
  const config = useConfig();
  const all = desks.all();
  const offered = all.filter(({ flag }) => isOn(config, flag));
  const { product, choose } = useProduct(all, offered);
  const [picking, setPicking] = useState(false);
  const alerts = useAlertParts(symbol);
  // The list next to the chart names the market already, so the price is at the name, not below it.
  const isWide = shape === 'wide';
  const price = (
    <PriceLine symbol={symbol} state={state} long={isWide}>
      {alerts.button}
    </PriceLine>
  );
  return (
    <Page
      fills
      title={`${symbol.showCode} · ${t('trade.title')}`}
      head={
        <>
          <SymbolPicker symbol={symbol} onOpen={isWide ? undefined : () => setPicking(true)} />
          {isWide && price}
          <ProductTabs offered={offered} product={product} onChoose={choose} />
        </>
      }
    >
      <TradeDesk
        symbol={symbol}
        state={state}
        shape={shape}
        shown={product?.name}
        offered={offered.map(({ name }) => name)}
        isPicking={picking}
        list={<Watchlist symbols={symbols} current={symbol} onPick={onPick} />}
        price={
          <>
            {!isWide && price}
            <WhyNotTraded symbol={symbol} state={state} />
          </>
        }
        chart={
          product && (
            <TradeChart
              key={product.name}
              symbol={symbol}
              kept={`chart.${product.name}`}
              usual={product.chart}
            >
              {(chart) => (
                <>
                  <DeskLines chart={chart} />
                  {alerts.lines(chart)}
                </>
              )}
            </TradeChart>
          )
        }
      />
      <SymbolSheet
        open={picking}
        symbols={symbols}
        onPick={(picked) => {
          onPick(picked);
          setPicking(false);
        }}
        onClose={() => setPicking(false)}
      />
      {alerts.sheet}
    </Page>
  );
}

const Lines = createContext<TradeParts['lines']>(() => null);

/** Overlay of the selected product on the chart. */
function DeskLines({ chart }: { chart: ChartHold }) {
  return use(Lines)(chart);
}

interface TradeDeskProps {
  symbol: TradeSymbol;
  state: MarketState;
  shape: FrameShape;
  /** Product names: the one shown, and those offered. */
  shown: string | undefined;
  offered: readonly string[];
  isPicking: boolean;
  list: ReactNode;
  price: ReactNode;
  chart: ReactNode;
}

/** Price-dependent parts: they re-render with each price, and nothing around them. */
function TradeDesk(props: TradeDeskProps) {
  const { symbol, state, shape, shown, offered, isPicking, list, price, chart } = props;
  return (
    <EveryDesk
      desks={desks.all()}
      circumstances={{ symbol, state, isWhole: shape === 'wide', isPicking }}
      shown={shown}
      offered={offered}
    >
      {({ lines, open, ticket, buttons, sheets }) => (
        <Lines value={lines}>
          <TradeLayout
            shape={shape}
            list={list}
            centre={
              <>
                {price}
                {chart}
              </>
            }
            open={open}
            ticket={ticket}
            buttons={buttons}
          />
          {sheets}
        </Lines>
      )}
    </EveryDesk>
  );
}
