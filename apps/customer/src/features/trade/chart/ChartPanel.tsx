import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled, useTheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candle, Period, TradeSymbol } from '../../../api/symbols.js';
import { ErrorState } from '../../../ui/ErrorState.js';
import { BarsTable } from './BarsTable.js';
import { CandleReading } from './CandleReading.js';
import type { ChartHold, PriceChart } from './price-chart.js';
import { useBars } from './useBars.js';

const Whole = styled('div')({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
});

const Ground = styled('div')({ position: 'relative', flex: '1 1 0', minHeight: 0 });

interface ChartPanelProps {
  symbol: TradeSymbol;
  period: Period;
  /** Null while the chart's code is on its way. */
  chart: PriceChart | null;
  /** What lies over the candles once they are there. */
  children: (chart: ChartHold) => ReactNode;
}

/**
 * The candles of a symbol with the last price, a reading under the finger, and the same values as a table.
 * Made anew (by its key) for another symbol or period.
 */
export function ChartPanel({ symbol, period, chart, children }: ChartPanelProps) {
  const { t } = useTranslation();
  const { palette } = useTheme();
  const ground = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<Candle | null>(null);
  const [running, setRunning] = useState<Candle | null>(null);
  const { candles, query } = useBars(symbol, period, (candle) => {
    setRunning(candle);
    chart?.update(candle);
  });
  const shown = useRef(false);

  useEffect(() => {
    if (!chart) return;
    chart.onRead = setRead;
    ground.current?.append(chart.element);
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
    });
  }, [chart, palette]);

  useEffect(() => {
    if (!chart || !candles) return;
    chart.setPrecision(symbol.pricePrecision);
    chart.setIntraday(period.endsWith('min'));
    chart.show(candles, !shown.current);
    shown.current = true;
  }, [chart, candles, symbol.pricePrecision, period]);

  useEffect(() => {
    if (!chart) return;
    chart.onNearStart = () => {
      if (query.hasNextPage && !query.isFetching) query.fetchNextPage();
    };
  }, [chart, query]);

  const empty = candles?.length === 0;
  return (
    <Whole role="group" aria-label={t('chart.label', { symbol: symbol.showCode })}>
      <CandleReading candle={read ?? running ?? candles?.at(-1)} precision={symbol.pricePrecision} />
      <Ground ref={ground} dir="ltr">
        {query.isError && !candles && <ErrorState onRetry={() => query.refetch()} />}
        {(!chart || query.isPending) && !query.isError && (
          <Skeleton
            variant="rounded"
            sx={{ position: 'absolute', inset: 0, zIndex: 4, height: 'auto', bgcolor: 'tokens.raised' }}
          />
        )}
        {chart && candles && !empty && children(chart)}
        {empty && (
          <Box sx={{ position: 'absolute', inset: 0, zIndex: 3, display: 'grid', placeItems: 'center' }}>
            {t('chart.noBars')}
          </Box>
        )}
      </Ground>
      {candles && <BarsTable candles={candles} precision={symbol.pricePrecision} />}
    </Whole>
  );
}
