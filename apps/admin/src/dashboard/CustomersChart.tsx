import { useTheme } from '@mui/material';
import { PieChart } from '@mui/x-charts/PieChart';
import { t } from '../texts/texts.js';
import { tones } from '../theme/tones.js';
import { EmptyNote } from '../ui/EmptyNote.js';
import { formatNumber } from '../ui/figures.js';
import type { DashboardFigures } from './figures.js';

/** Real customers next to demo ones. */
export const CustomersChart = ({
  customers: { real, demo },
}: {
  customers: DashboardFigures['customers'];
}) => {
  const { series } = tones[useTheme().palette.mode];
  if (real + demo === 0) return <EmptyNote text={t('dashboard.nobodyHasRegisteredYet')} />;
  return (
    <PieChart
      height={240}
      skipAnimation
      series={[
        {
          innerRadius: '60%',
          paddingAngle: 1,
          data: [
            {
              id: 'real',
              value: real,
              label: t('dashboard.real', { real: formatNumber(real) }),
              color: series[0] ?? '',
            },
            {
              id: 'demo',
              value: demo,
              label: t('dashboard.demo', { demo: formatNumber(demo) }),
              color: series[1] ?? '',
            },
          ],
        },
      ]}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
      }}
    />
  );
};
