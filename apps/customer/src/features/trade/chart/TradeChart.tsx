import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import type { Period, TradeSymbol } from '../../../api/symbols.js';
import { PeriodBar } from '../PeriodBar.js';
import { ChartPanel } from './ChartPanel.js';
import type { ChartHold } from './price-chart.js';
import { usePriceChart } from './usePriceChart.js';

const Box = styled('section')(({ theme }) => ({
  flex: '1 1 0',
  minHeight: 232,
  display: 'flex',
  flexDirection: 'column',
  padding: '4px 8px 8px',
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '[data-shape="side"] &': { minHeight: 180 },
}));

interface TradeChartProps {
  symbol: TradeSymbol;
  /** What lies over the prices once they are there. */
  children: (chart: ChartHold) => ReactNode;
}

/** The chart with what it can be looked at by. */
export function TradeChart({ symbol, children }: TradeChartProps) {
  const chart = usePriceChart();
  const [period, setPeriod] = useState<Period>('5min');
  return (
    <Box>
      <PeriodBar period={period} onPick={setPeriod} />
      <ChartPanel key={`${symbol.id} ${period}`} symbol={symbol} period={period} chart={chart}>
        {children}
      </ChartPanel>
    </Box>
  );
}
