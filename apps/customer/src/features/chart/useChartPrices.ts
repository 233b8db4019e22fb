import { toChartNumber } from '@truemark/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onQuote, quoteOf } from '../../api/live/quotes.js';
import type { Candle, TradeSymbol } from '../../api/symbols.js';
import { type ChartStyle, stepOf, type View } from './chart-choice.js';
import type { PriceChart } from './price-chart.js';
import { tickPoints } from './tick-points.js';
import { heardOf, secondNow, watchTicks } from './tick-store.js';
import { useBars } from './useBars.js';
import { useRecentTicks } from './useRecentTicks.js';

interface Shown {
  symbol: TradeSymbol;
  view: View;
  style: ChartStyle;
  chart: PriceChart | null;
}

/**
 * Sets the running bar to the market's displayed price. Bars and quotes are pushed separately, and the chart's last
 * price must equal the one above it. A finished bar is left unchanged.
 */
function atLastPrice(candle: Candle, code: string, view: View): Candle {
  const bid = quoteOf(code)?.bid;
  if (bid === undefined || secondNow() >= candle.time + stepOf(view)) return candle;
  const close = toChartNumber(bid);
  return { ...candle, close, high: Math.max(candle.high, close), low: Math.min(candle.low, close) };
}

/** Feeds a chart with the prices of a symbol, bars or ticks. Returns the latest. */
export function useChartPrices({ symbol, view, style, chart }: Shown) {
  const { code, pricePrecision } = symbol;
  const isTicks = view === 'tick';
  const [running, setRunning] = useState<Candle | null>(null);
  const { candles, query } = useBars(symbol, isTicks ? '1min' : view, (candle) => {
    if (!isTicks) take(candle);
  });
  const take = (candle: Candle): void => {
    const now = atLastPrice(candle, code, view);
    setRunning(now);
    chart?.update(now);
  };
  const recent = useRecentTicks(symbol.id, isTicks);
  const isReady = candles !== undefined && (!isTicks || recent !== undefined);
  const drawn = useRef<PriceChart | null>(null);

  useEffect(() => {
    if (!chart || !candles || !isReady) return;
    chart.setPrecision(pricePrecision);
    chart.setDrawing({ style: isTicks ? 'line' : style, step: stepOf(view), isTicks });
    chart.show(
      isTicks
        ? tickPoints(recent ?? [], heardOf(code), secondNow())
        : candles.map((each, at) => (at === candles.length - 1 ? atLastPrice(each, code, view) : each)),
      drawn.current !== chart,
    );
    drawn.current = chart;
  }, [chart, candles, recent, isReady, pricePrecision, isTicks, style, view, code]);

  useEffect(() => {
    if (!chart || !isTicks || !isReady) return;
    const stop = watchTicks((of, point) => {
      if (of !== code) return;
      setRunning(point);
      chart.update(point);
    });
    const clock = setInterval(() => chart.advance(secondNow()), 1_000);
    return () => {
      stop();
      clearInterval(clock);
    };
  }, [chart, isTicks, isReady, code]);

  const last = candles?.at(-1);
  const youngest = running ?? (last && !isTicks ? atLastPrice(last, code, view) : last);
  const follow = useEffectEvent(() => {
    if (youngest) take(youngest);
  });
  useEffect(() => {
    if (!chart || isTicks || !isReady) return;
    const stop = onQuote(code, () => follow());
    return () => void stop();
  }, [chart, isTicks, isReady, code]);

  useEffect(() => {
    if (!chart) return;
    chart.onNearStart = () => {
      if (!isTicks && query.hasNextPage && !query.isFetching) query.fetchNextPage();
    };
  }, [chart, query, isTicks]);

  const isEmpty = candles?.length === 0 && (!isTicks || (running === null && heardOf(code).length === 0));
  return { candles, query, isReady, isEmpty, youngest };
}
