import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { t } from '../../../texts/texts.js';
import { tones } from '../../../theme/tones.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { money } from '../../../ui/figures.js';
import { costliest, type OptionExposure } from './option-exposure.js';

const ROW = 32;
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

interface Props {
  readonly rows: readonly OptionExposure[];
  readonly currency: string;
  /** Maximum number of bars. */
  readonly most: number;
}

/** Ups to the right, downs to the left, each as if all of them won; dashed: the cap. */
export const OptionExposureChart = ({ rows, currency, most }: Props) => {
  const { series, warning } = tones[useTheme().palette.mode];
  const drawn = costliest(rows, most);
  if (drawn.length === 0) return <EmptyNote text={t('options.noOptionRuns')} />;
  const cap = rows[0]?.cap ?? null;
  const reach = Math.max(cap ?? 0, ...drawn.flatMap(({ up, down }) => [up, -down])) * 1.05;
  const write = (value: number | null): string => `${money(Math.abs(value ?? 0))} ${currency}`;
  const bars = [
    { label: t('options.upsIfAllWon'), color: series[0] ?? '', data: drawn.map(({ up }) => up) },
    { label: t('options.downsIfAllWon'), color: series[2] ?? '', data: drawn.map(({ down }) => down) },
  ];
  return (
    <BarChart
      height={drawn.length * ROW + 72}
      skipAnimation
      layout="horizontal"
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      yAxis={[{ data: drawn.map(({ name }) => name), scaleType: 'band', width: 140 }]}
      xAxis={[
        {
          height: 24,
          tickNumber: 6,
          min: -reach,
          max: reach,
          valueFormatter: (value: number) => compact.format(Math.abs(value)),
        },
      ]}
      series={bars.map((bar) => ({
        ...bar,
        stack: 'sides',
        stackOffset: 'diverging' as const,
        valueFormatter: write,
      }))}
      grid={{ vertical: true }}
    >
      {cap !== null &&
        [-cap, cap].map((x) => (
          <ChartsReferenceLine
            key={x}
            x={x}
            // No room for a second label next to the other line.
            {...(x < 0 && { label: t('options.cap'), labelStyle: { fill: warning, fontSize: 12 } })}
            lineStyle={{ stroke: warning, strokeDasharray: '4 4' }}
          />
        ))}
    </BarChart>
  );
};
