import { useMediaQuery, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useNavigate } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { tones } from '../../theme/tones.js';
import { money, signed } from '../../ui/figures.js';
import { sumExactly } from '../../ui/sum-exactly.js';
import { usePermission } from '../../ui/use-permission.js';
import { type HouseResult, type ProductResult, reportOf } from './result.js';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

interface Props {
  readonly result: HouseResult;
  readonly products: readonly ProductResult[];
}

/** The broker's daily result, stacked by product: above zero earned, below it lost. Clicking a day opens its report. */
export const ResultChart = ({ result, products }: Props) => {
  const { days, currency } = result;
  const theme = useTheme();
  const { kinds } = tones[theme.palette.mode];
  const navigate = useNavigate();
  const mayOpen = usePermission('reports', 'list') === true;
  const written = (value: number): string => `${signed(value, money)} ${currency}`;
  const totals = new Map(days.map(({ day, results }) => [day, sumExactly(results.map(({ sum }) => sum))]));
  const most = useMediaQuery(theme.breakpoints.down('sm')) ? 5 : 12;
  const every = Math.ceil(days.length / most);
  return (
    <BarChart
      height={260}
      skipAnimation
      // A table next to it has the same figures, so the chart takes no focus.
      disableKeyboardNavigation
      margin={{ left: 0, right: 20, top: 8, bottom: 0 }}
      xAxis={[
        {
          data: days.map(({ day }) => day),
          valueFormatter: (day: string, { location }) =>
            location === 'tooltip'
              ? `${day} · ${t('dashboard.together')} ${written(totals.get(day) ?? 0)}`
              : day.slice(5),
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
        color: kinds[index % kinds.length] ?? '',
        valueFormatter: (value: number | null) => (value ? written(value) : null),
      }))}
      grid={{ horizontal: true }}
      {...(mayOpen && {
        onAxisClick: (_: unknown, data: { readonly axisValue: number | Date | string } | null) => {
          if (data) navigate(reportOf(result, String(data.axisValue)));
        },
        sx: { '& .MuiChartsSurface-root, & svg': { cursor: 'pointer' } },
      })}
    />
  );
};

/** Result of a product on a day. */
export const resultOf = (results: HouseResult['days'][number]['results'], product: string): number =>
  results.find((each) => each.product === product)?.sum ?? 0;
