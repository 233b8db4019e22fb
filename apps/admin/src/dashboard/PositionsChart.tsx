import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { tones } from '../theme/tones.js';
import { EmptyNote } from '../ui/EmptyNote.js';
import { figure } from '../ui/figures.js';
import type { OpenPositions } from './figures.js';

const ROW = 32;

/** Bought to the right, sold to the left: what the house is exposed to, symbol by symbol. */
export const PositionsChart = ({ positions }: { positions: readonly OpenPositions[] }) => {
  const { series } = tones[useTheme().palette.mode];
  const names = [...new Set(positions.map(({ ShowCode }) => ShowCode))];
  if (names.length === 0) return <EmptyNote text="No position is open." />;
  const lots = (name: string, side: 'buy' | 'sell', isDemo: boolean): number => {
    const found = positions.filter(
      (row) => row.ShowCode === name && row.side === side && row.is_demo === isDemo,
    );
    const sum = found.reduce((all, row) => all + row.lots, 0);
    return side === 'buy' ? sum : -sum;
  };
  const bars = [
    { label: 'Real, bought', side: 'buy', isDemo: false, color: series[0] },
    { label: 'Real, sold', side: 'sell', isDemo: false, color: series[2] },
    { label: 'Demo, bought', side: 'buy', isDemo: true, color: series[1] },
    { label: 'Demo, sold', side: 'sell', isDemo: true, color: series[3] },
  ] as const;
  return (
    <BarChart
      height={names.length * ROW + 80}
      skipAnimation
      layout="horizontal"
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      yAxis={[{ data: names, scaleType: 'band', width: 80 }]}
      xAxis={[{ height: 24, valueFormatter: (value: number) => figure(Math.abs(value)) }]}
      series={bars.map(({ label, side, isDemo, color }) => ({
        label,
        stack: 'lots',
        stackOffset: 'diverging' as const,
        color: color ?? '',
        data: names.map((name) => lots(name, side, isDemo)),
        valueFormatter: (value: number | null) => `${figure(Math.abs(value ?? 0))} lots`,
      }))}
      grid={{ vertical: true }}
    />
  );
};
