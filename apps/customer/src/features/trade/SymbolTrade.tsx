import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { Page } from '../../ui/Page.js';
import { type FrameShape, useFrameShape } from '../../ui/useFrameShape.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { SymbolSheet } from '../market/SymbolSheet.js';
import { type MarketState, useMarketState } from '../market/useMarketState.js';
import { ProductTabs } from '../options/ProductTabs.js';
import { useOptionParts } from '../options/useOptionParts.js';
import { type Product, useProduct } from '../options/useProduct.js';
import { useAlertParts } from './alerts/useAlertParts.js';
import type { ChartChoice } from './chart/chart-choice.js';
import type { ChartHold } from './chart/price-chart.js';
import { TradeChart } from './chart/TradeChart.js';
import { PriceLine } from './PriceLine.js';
import { SymbolPicker } from './SymbolPicker.js';
import { TradeLayout } from './TradeLayout.js';
import type { TradeParts } from './trade-parts.js';
import { useContractParts } from './useContractParts.js';
import { Watchlist } from './Watchlist.js';

const FLAGS = { contract: 'is_forex', option: 'is_micro' } as const;
/** An option is decided by single prices: they are shown as they come. */
const USUAL: Readonly<Record<Product, ChartChoice>> = {
  contract: { view: '5min', style: 'candles', studies: [] },
  option: { view: 'tick', style: 'line', studies: [] },
};
const PRODUCTS: readonly Product[] = ['contract', 'option'];

interface SymbolTradeProps {
  symbol: TradeSymbol;
  symbols: readonly TradeSymbol[];
  onPick: (symbol: TradeSymbol) => void;
}

/** One symbol's trade screen, for the product that is chosen. */
export function SymbolTrade({ symbol, symbols, onPick }: SymbolTradeProps) {
  const { t } = useTranslation();
  const shape = useFrameShape();
  const state = useMarketState(symbol);
  const config = useConfig();
  const offered = PRODUCTS.filter((each) => isOn(config, FLAGS[each]));
  const { product, choose } = useProduct(offered);
  const [picking, setPicking] = useState(false);
  const alerts = useAlertParts(symbol);
  return (
    <Page
      fills
      title={`${symbol.showCode} · ${t('trade.title')}`}
      head={
        <>
          <SymbolPicker symbol={symbol} onOpen={shape === 'wide' ? undefined : () => setPicking(true)} />
          <ProductTabs offered={offered} product={product} onChoose={choose} />
        </>
      }
    >
      <TradeDesk
        symbol={symbol}
        state={state}
        shape={shape}
        product={product}
        isOffered={offered.includes(product)}
        isPicking={picking}
        list={<Watchlist symbols={symbols} current={symbol} onPick={onPick} />}
        price={
          <PriceLine symbol={symbol} state={state} long={shape === 'wide'}>
            {alerts.button}
          </PriceLine>
        }
        chart={
          <TradeChart key={product} symbol={symbol} kept={`chart.${product}`} usual={USUAL[product]}>
            {(chart) => (
              <>
                <DeskLines chart={chart} />
                {alerts.lines(chart)}
              </>
            )}
          </TradeChart>
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

/** What the chosen product draws over the chart. */
function DeskLines({ chart }: { chart: ChartHold }) {
  return use(Lines)(chart);
}

interface TradeDeskProps {
  symbol: TradeSymbol;
  state: MarketState;
  shape: FrameShape;
  /** What is traded, and whether that is on offer. */
  product: Product;
  isOffered: boolean;
  isPicking: boolean;
  list: ReactNode;
  price: ReactNode;
  chart: ReactNode;
}

/**
 * What goes by the price: it is drawn anew with each, and nothing around it. What was entered for one product stays while
 * the other is looked at.
 */
function TradeDesk(props: TradeDeskProps) {
  const { symbol, state, shape, product, isOffered, isPicking, list, price, chart } = props;
  const circumstances = { symbol, state, isWhole: shape === 'wide', isPicking };
  const isContract = product === 'contract';
  const contracts = useContractParts({ ...circumstances, isOn: isContract && isOffered });
  const options = useOptionParts({ ...circumstances, isOn: !isContract });
  const { lines, open, ticket, buttons, sheets } = isContract ? contracts : options;
  return (
    <Lines value={lines}>
      <TradeLayout
        shape={shape}
        list={list}
        centre={
          <>
            {price}
            {chart}
            {open}
          </>
        }
        ticket={ticket}
        buttons={buttons}
      />
      {sheets}
    </Lines>
  );
}
