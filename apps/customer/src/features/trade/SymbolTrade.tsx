import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { Page } from '../../ui/Page.js';
import { useFrameShape } from '../../ui/useFrameShape.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { SymbolSheet } from '../market/SymbolSheet.js';
import { useMarketState } from '../market/useMarketState.js';
import { ProductTabs } from '../options/ProductTabs.js';
import { useOptionParts } from '../options/useOptionParts.js';
import { type Product, useProduct } from '../options/useProduct.js';
import { useAlertParts } from './alerts/useAlertParts.js';
import type { ChartChoice } from './chart/chart-choice.js';
import { TradeChart } from './chart/TradeChart.js';
import { PriceLine } from './PriceLine.js';
import { SymbolPicker } from './SymbolPicker.js';
import { TradeLayout } from './TradeLayout.js';
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
  const parts = { symbol, state, isWhole: shape === 'wide', isPicking: picking };
  const isContract = product === 'contract';
  const contracts = useContractParts({ ...parts, isOn: isContract && offered.includes('contract') });
  const options = useOptionParts({ ...parts, isOn: !isContract });
  const alerts = useAlertParts(symbol);
  const { lines, open, ticket, buttons, sheets } = isContract ? contracts : options;
  return (
    <Page
      fills
      title={`${symbol.showCode} · ${t('trade.title')}`}
      head={
        <>
          <SymbolPicker symbol={symbol} onOpen={() => setPicking(true)} />
          <ProductTabs offered={offered} product={product} onChoose={choose} />
        </>
      }
    >
      <TradeLayout
        shape={shape}
        list={<Watchlist symbols={symbols} current={symbol} onPick={onPick} />}
        centre={
          <>
            <PriceLine symbol={symbol} state={state} long={shape === 'wide'}>
              {alerts.button}
            </PriceLine>
            <TradeChart key={product} symbol={symbol} kept={`chart.${product}`} usual={USUAL[product]}>
              {(chart) => (
                <>
                  {lines(chart)}
                  {alerts.lines(chart)}
                </>
              )}
            </TradeChart>
            {open}
          </>
        }
        ticket={ticket}
        buttons={buttons}
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
      {sheets}
      {alerts.sheet}
    </Page>
  );
}
