import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { t } from '../../texts/texts.js';
import { tones } from '../../theme/tones.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { formatNumber } from '../../ui/figures.js';
import { type Exposure, largest, type Unit } from './exposure.js';

const ROW = 32;
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

interface Props {
  readonly rows: readonly Exposure[];
  readonly unit: Unit;
  readonly currency: string;
  /** Maximum number of bars. */
  readonly most?: number;
}

/** Bought to the right, sold to the left, and the net of both: the broker's exposure. */
export const ExposureChart = ({ rows, unit, currency, most = 12 }: Props) => {
  const { series } = tones[useTheme().palette.mode];
  const drawn = largest(rows, unit, most);
  if (drawn.length === 0) return <EmptyNote text={t('exposure.noPositionIsOpen')} />;
  const written = (value: number): string =>
    unit === 'lots'
      ? t('exposure.lots', { value: formatNumber(value) })
      : `${formatNumber(Math.round(value))} ${currency}`;
  /** Bought and sold show their side by name; the net by its sign. */
  const amount = (value: number | null): string => written(Math.abs(value ?? 0));
  const balance = (value: number | null): string => written(value ?? 0);
  const bars = [
    {
      label: t('common.bought'),
      stack: 'sides',
      color: series[0],
      data: drawn.map(({ long }) => long),
      valueFormatter: amount,
    },
    {
      label: t('exposure.sold'),
      stack: 'sides',
      color: series[2],
      data: drawn.map(({ short }) => short),
      valueFormatter: amount,
    },
    {
      label: t('exposure.net'),
      stack: 'net',
      color: series[1],
      data: drawn.map(({ net }) => net),
      valueFormatter: balance,
    },
  ];
  return (
    <BarChart
      height={drawn.length * ROW + 72}
      skipAnimation
      layout="horizontal"
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      yAxis={[{ data: drawn.map(({ name }) => name), scaleType: 'band', width: 140 }]}
      xAxis={[{ height: 24, tickNumber: 6, valueFormatter: (value: number) => compact.format(value) }]}
      series={bars.map(({ color, ...bar }) => ({
        ...bar,
        color: color ?? '',
        stackOffset: 'diverging' as const,
      }))}
      grid={{ vertical: true }}
    />
  );
};
