import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { t } from '../texts/texts.js';
import { tones } from '../theme/tones.js';
import { formatNumber } from '../ui/figures.js';
import { at } from '../ui/zone.js';
import type { DashboardFigures } from './figures.js';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Contracts opened per hour, real and demo apart. */
export const VolumeChart = ({ hours }: { hours: DashboardFigures['volume'] }) => {
  const { series } = tones[useTheme().palette.mode];
  return (
    <BarChart
      height={240}
      skipAnimation
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[
        {
          data: hours.map(({ at_ms: hour }) => hour),
          valueFormatter: (hour: number) => at(hour).slice(11, 16),
          scaleType: 'band',
          height: 24,
          tickLabelInterval: (_, index) => index % 4 === 0,
        },
      ]}
      yAxis={[{ width: 48, valueFormatter: (value: number) => compact.format(value) }]}
      series={[
        {
          data: hours.map(({ real }) => real),
          label: t('common.real'),
          stack: 'volume',
          color: series[0] ?? '',
        },
        {
          data: hours.map(({ demo }) => demo),
          label: t('common.demo'),
          stack: 'volume',
          color: series[1] ?? '',
        },
      ].map((each) => ({
        ...each,
        valueFormatter: (value: number | null) => formatNumber(Math.round(value ?? 0)),
      }))}
      grid={{ horizontal: true }}
    />
  );
};
