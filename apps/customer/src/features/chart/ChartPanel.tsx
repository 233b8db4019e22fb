import Box from '@mui/material/Box';
import { styled, useTheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candle, TradeSymbol } from '../../api/symbols.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { BarsTable } from './BarsTable.js';
import { CandleReading } from './CandleReading.js';
import { ChartFrame } from './ChartFrame.js';
import type { ChartChoice } from './chart-choice.js';
import type { ChartHold, PriceChart } from './price-chart.js';
import { useChartPrices } from './useChartPrices.js';

const Whole = styled('div')({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
});

/** Position of fill receipts: over the reading and the free margin above the prices. */
const ReceiptLine = styled('div')({
  position: 'absolute',
  inset: '0 0 auto',
  height: 44,
  pointerEvents: 'none',
});

const Ground = styled('div')({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  // The chart maker's logo is small; this is its touch target.
  '& #tv-attr-logo::after': { content: '""', position: 'absolute', inset: '-13px -5px' },
});

interface ChartPanelProps {
  symbol: TradeSymbol;
  choice: ChartChoice;
  /** Null while the chart's code loads. */
  chart: PriceChart | null;
  /** Overlay, once the prices are there. */
  children: (chart: ChartHold) => ReactNode;
}

/**
 * Prices of a symbol with the last price, a crosshair reading, and the same values as a table. Remounted (by key) for
 * another symbol or view.
 */
export function ChartPanel({ symbol, choice, chart, children }: ChartPanelProps) {
  const { t } = useTranslation();
  const { palette } = useTheme();
  const ground = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<Candle | null>(null);
  const { view, style, studies } = choice;
  const { candles, query, isReady, isEmpty, youngest } = useChartPrices({ symbol, view, style, chart });

  useEffect(() => {
    if (!chart || !ground.current) return;
    chart.onRead = setRead;
    chart.showIn(ground.current);
    return () => chart.element.remove();
  }, [chart]);

  useEffect(() => {
    chart?.paint({
      up: palette.kline.up,
      down: palette.kline.down,
      text: palette.text.secondary,
      grid: palette.tokens.raised,
      ground: palette.background.paper,
      line: palette.mode === 'light' ? palette.text.primary : palette.tokens.second,
      price: palette.accent.text,
      studies: palette.tokens.studies,
    });
  }, [chart, palette]);

  const isDrawn = useDrawn(chart !== null && isReady);
  const isThere = candles !== undefined;
  useEffect(() => {
    if (!chart || !isThere) return;
    if (studies.length === 0) return chart.clearStudies();
    let wanted = true;
    import('./studies.js').then(({ newStudy }) => {
      if (wanted) chart.setStudies(studies, newStudy);
    });
    return () => {
      wanted = false;
    };
  }, [chart, isThere, studies, palette]);

  const shown = read ?? youngest;
  return (
    <Whole role="group" aria-label={t('chart.label', { symbol: symbol.showCode })}>
      <ReceiptLine data-receipt-line />
      <CandleReading
        candle={shown}
        isRead={read !== null}
        precision={symbol.pricePrecision}
        isLine={view === 'tick' || style === 'line'}
        studies={shown && chart ? chart.readStudies(shown.time) : []}
      />
      <Ground ref={ground} dir="ltr">
        {query.isError && !candles && <ErrorState onRetry={() => query.refetch()} />}
        {!(isDrawn && isReady) && !query.isError && <ChartFrame precision={symbol.pricePrecision} />}
        {chart && candles && !isEmpty && children(chart)}
        {isEmpty && (
          <Box sx={{ position: 'absolute', inset: 0, zIndex: 3, display: 'grid', placeItems: 'center' }}>
            {t('chart.noBars')}
          </Box>
        )}
      </Ground>
      {candles && <BarsTable candles={candles} precision={symbol.pricePrecision} />}
    </Whole>
  );
}

/** The chart takes its size in one frame and its scale in the next. It is shown once both are final. */
const SETTLES_IN = 3;

/** Whether the chart was drawn and has settled. */
function useDrawn(isThere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isThere || isDrawn) return;
    let frame = 0;
    const after = (frames: number): void => {
      frame = requestAnimationFrame(() => (frames > 1 ? after(frames - 1) : setDrawn(true)));
    };
    after(SETTLES_IN);
    return () => cancelAnimationFrame(frame);
  }, [isThere, isDrawn]);
  return isDrawn;
}
