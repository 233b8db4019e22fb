import { useMediaQuery, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { tones } from '../../theme/tones.js';
import { money, signed } from '../../ui/figures.js';
import type { HouseResult, ProductResult } from './result.js';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

interface Props {
  readonly result: HouseResult;
  readonly products: readonly ProductResult[];
}

/** The house's result of each day, product upon product: above zero earned, below it lost. */
export const ResultChart = ({ result: { days, currency }, products }: Props) => {
  const theme = useTheme();
  const { series } = tones[theme.palette.mode];
  const most = useMediaQuery(theme.breakpoints.down('sm')) ? 5 : 12;
  const every = Math.ceil(days.length / most);
  return (
    <BarChart
      height={260}
      skipAnimation
      // The figures stand beside it as a table: a key has nothing to do in it.
      disableKeyboardNavigation
      margin={{ left: 0, right: 20, top: 8, bottom: 0 }}
      xAxis={[
        {
          data: days.map(({ day }) => day.slice(5)),
          scaleType: 'band',
          height: 24,
          tickLabelInterval: (_, index) => index % every === 0,
        },
      ]}
      yAxis={[{ width: 56, valueFormatter: (value: number) => compact.format(value) }]}
      series={products.map(({ product, title }, index) => ({
        label: title,
        data: days.map(({ results }) => resultOf(results, product)),
        stack: 'result',
        stackOffset: 'diverging' as const,
        color: series[index % series.length] ?? '',
        valueFormatter: (value: number | null) => `${signed(value ?? 0, money)} ${currency}`,
      }))}
      grid={{ horizontal: true }}
    />
  );
};

/** What a product earned or lost on a day. */
export const resultOf = (results: HouseResult['days'][number]['results'], product: string): number =>
  results.find((each) => each.product === product)?.sum ?? 0;
