import { Box, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatRich } from '../../../texts/format-rich.js';
import { t } from '../../../texts/texts.js';
import { tones } from '../../../theme/tones.js';
import { formatUnrounded } from '../../../ui/figures.js';
import { type PoolDetails, shortDay } from './pool.js';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const MARGIN = { left: 0, right: 12, top: 8, bottom: 0 };

/** Payments due from the pool on each of the next 30 days, and what is left if nothing else happens. */
export const DueCharts = ({ pool: { due, currency } }: { pool: PoolDetails }) => {
  const { series } = tones[useTheme().palette.mode];
  const write = (value: number | null): string => `${formatUnrounded(value ?? 0)} ${currency}`;
  const days = due.map(({ day }) => shortDay(day));
  const places = [{ width: 48, min: 0, valueFormatter: (value: number) => compact.format(value) }];
  return (
    <Box dir="ltr">
      <Typography variant="caption" color="textSecondary">
        {formatRich('funds.leftInThePoolAtThe', { currency })}
      </Typography>
      <LineChart
        height={180}
        skipAnimation
        hideLegend
        margin={MARGIN}
        xAxis={[{ data: days, scaleType: 'point', height: 24 }]}
        yAxis={places}
        series={[
          {
            data: due.map(({ balance_after: left }) => left),
            label: t('funds.leftInThePool'),
            color: series[0] ?? '',
            curve: 'stepAfter',
            area: true,
            showMark: false,
            valueFormatter: write,
          },
        ]}
        grid={{ horizontal: true }}
        sx={{ '& .MuiLineChart-area, & .MuiAreaElement-root': { fillOpacity: 0.2 } }}
      />
      <Typography variant="caption" color="textSecondary">
        {formatRich('funds.profitsDue', { currency })}
      </Typography>
      <BarChart
        height={140}
        skipAnimation
        hideLegend
        margin={MARGIN}
        xAxis={[{ data: days, scaleType: 'band', height: 24 }]}
        yAxis={places}
        series={[
          {
            data: due.map(({ profits }) => profits),
            label: t('funds.profitsDue2'),
            color: series[1] ?? '',
            valueFormatter: write,
          },
        ]}
        grid={{ horizontal: true }}
      />
    </Box>
  );
};
