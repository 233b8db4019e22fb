import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled, useTheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candle, TradeSymbol } from '../../api/symbols.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { BarsTable } from './BarsTable.js';
import { CandleReading } from './CandleReading.js';
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

const Ground = styled('div')({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  // The sign of the chart's maker is small; a finger needs more.
  '& #tv-attr-logo::after': { content: '""', position: 'absolute', inset: '-13px -5px' },
});

interface ChartPanelProps {
  symbol: TradeSymbol;
  choice: ChartChoice;
  /** Null while the chart's code is on its way. */
  chart: PriceChart | null;
  /** What lies over the prices once they are there. */
  children: (chart: ChartHold) => ReactNode;
}

/**
 * The prices of a symbol with the last one, a reading under the finger, and the same values as a table.
 * Made anew (by its key) for another symbol or view.
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
      <CandleReading
        candle={shown}
        isRead={read !== null}
        precision={symbol.pricePrecision}
        isLine={view === 'tick' || style === 'line'}
        studies={shown && chart ? chart.readStudies(shown.time) : []}
      />
      <Ground ref={ground} dir="ltr">
        {query.isError && !candles && <ErrorState onRetry={() => query.refetch()} />}
        {!(chart && isReady) && !query.isError && (
          <Skeleton
            variant="rounded"
            sx={{ position: 'absolute', inset: 0, zIndex: 4, height: 'auto', bgcolor: 'tokens.raised' }}
          />
        )}
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
