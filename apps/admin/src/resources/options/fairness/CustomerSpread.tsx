import { Box, Table, TableBody, TableCell, TableHead, TableRow, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { Link } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { tones } from '../../../theme/tones.js';
import { formatNumber } from '../../../ui/figures.js';
import { expectedAt, type OutsideCustomer, percent, type Spread } from './fairness.js';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

const signed = (z: number): string => (z > 0 ? `+${z}` : String(z));

/** Number of customers by distance from an even chance, next to what chance alone would give. */
const SpreadChart = ({ spread, compared }: Pick<Spread, 'spread' | 'compared'>) => {
  const { series } = tones[useTheme().palette.mode];
  const write = (value: number | null): string => formatNumber(Math.round((value ?? 0) * 10) / 10);
  return (
    <BarChart
      height={200}
      skipAnimation
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[
        {
          data: spread.map(({ z }) => signed(z)),
          scaleType: 'band',
          height: 44,
          label: t('options.standardDeviationsFromAnEvenChance'),
        },
      ]}
      yAxis={[{ width: 40, valueFormatter: (value: number) => compact.format(value) }]}
      series={[
        {
          data: spread.map(({ customers }) => customers),
          label: t('common.customers'),
          color: series[1] ?? '',
        },
        {
          data: spread.map(({ z }) => expectedAt(z, compared)),
          label: t('options.byChance'),
          color: series[4] ?? '',
        },
      ].map((each) => ({ ...each, valueFormatter: write }))}
      grid={{ horizontal: true }}
    />
  );
};

const optionsOf = ({ customer_id }: OutsideCustomer): string =>
  `/options?filter=${encodeURIComponent(JSON.stringify({ status: 3, customer_id }))}`;

const Named = ({ named }: { named: readonly OutsideCustomer[] }) => (
  <Box
    component="section"
    aria-label={t('options.customersOutsideChance')}
    tabIndex={0}
    sx={{ overflowX: 'auto' }}
  >
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t('common.customer')}</TableCell>
          <TableCell align="right">{t('options.won')}</TableCell>
          <TableCell align="right">{t('options.of2')}</TableCell>
          <TableCell align="right">{t('options.winRate')}</TableCell>
          <TableCell align="right">{t('options.deviations')}</TableCell>
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {named.map((each) => (
          <TableRow key={each.customer_id}>
            <TableCell>
              <Link to={`/customers/${each.customer_id}/show`}>
                {each.uid}
                {each.is_demo ? t('common.demoMark') : ''}
              </Link>
            </TableCell>
            <TableCell align="right">{formatNumber(each.wins)}</TableCell>
            <TableCell align="right">{formatNumber(each.draws)}</TableCell>
            <TableCell align="right">{percent(each.win_rate)}</TableCell>
            <TableCell align="right">{signed(Math.round(each.z * 10) / 10)}</TableCell>
            <TableCell>
              <Link to={optionsOf(each)}>{t('options.proofs')}</Link>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

/** Whether any customer's odds differ from the others'. */
export const CustomerSpread = ({ customers }: { customers: Spread }) => (
  <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
    {customers.compared > 0 && <SpreadChart spread={customers.spread} compared={customers.compared} />}
    {customers.named.length > 0 && <Named named={customers.named} />}
  </Box>
);
