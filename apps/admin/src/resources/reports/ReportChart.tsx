import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { tones } from '../../theme/tones.js';
import { money, signed } from '../../ui/figures.js';
import { type Bar, byTime } from './bars.js';
import type { Report } from './report.js';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

interface Props {
  readonly rows: readonly Report[];
  /** Requested days, once known. */
  readonly whole: Pick<Report, 'from' | 'to'> | undefined;
  /** Subject of a line. */
  readonly nameOf: (row: Report) => string;
  readonly most: number;
}

/** The broker's result: by time if lines differ in nothing else, otherwise by the subjects with the largest change. */
export const ReportChart = ({ rows, whole, nameOf, most }: Props) => {
  const { up, down } = tones[useTheme().palette.mode];
  const isByTime = rows[0]?.by === 'all';
  const bars = isByTime ? byTime(rows, whole) : largest(rows, nameOf, most);
  const currency = rows[0]?.currency ?? '';
  const side = (data: number[], color: string) => ({
    data,
    color,
    stack: 'result',
    stackOffset: 'diverging' as const,
    valueFormatter: (value: number | null) => (value ? `${signed(value, money)} ${currency}` : null),
  });
  const series = [
    side(
      bars.map(({ sum }) => Math.max(0, sum)),
      up,
    ),
    side(
      bars.map(({ sum }) => Math.min(0, sum)),
      down,
    ),
  ];
  const names = bars.map(({ name }) => name);
  const figures = { tickNumber: 5, valueFormatter: (value: number) => compact.format(value) };
  // The rows below have the same figures, so the chart takes no focus.
  const common = {
    height: 240,
    skipAnimation: true,
    hideLegend: true,
    disableKeyboardNavigation: true,
    series,
  };
  return isByTime ? (
    <BarChart
      {...common}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[{ data: names, scaleType: 'band', height: 24 }]}
      yAxis={[{ width: 56, ...figures }]}
      grid={{ horizontal: true }}
    />
  ) : (
    <BarChart
      {...common}
      layout="horizontal"
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      yAxis={[{ data: names, scaleType: 'band', width: 160 }]}
      xAxis={[{ height: 24, ...figures }]}
      grid={{ vertical: true }}
    />
  );
};

function largest(rows: readonly Report[], nameOf: (row: Report) => string, most: number): Bar[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + row.result);
  return [...sums]
    .map(([name, sum]) => ({ name, sum }))
    .sort((one, other) => Math.abs(other.sum) - Math.abs(one.sum))
    .slice(0, most);
}
