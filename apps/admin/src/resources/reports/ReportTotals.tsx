import { Alert, Box, Skeleton } from '@mui/material';
import { StatTile } from '../../dashboard/StatTile.js';
import { t } from '../../texts/texts.js';
import { formatNumber, money, signed } from '../../ui/figures.js';
import { isSumming } from '../../ui/summing.js';
import { daysOf } from './report.js';
import { useReportTotals } from './use-report-totals.js';

/** Totals of the requested days. */
export const ReportTotals = () => {
  const { data, error, isPlaceholderData } = useReportTotals();
  // The list below says so.
  if (isSumming(error)) return null;
  if (error)
    return (
      <Alert severity="warning" sx={{ m: 3 }}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton variant="rounded" height={120} sx={{ m: 3 }} />;
  const [all] = data;
  if (!all) return null;
  const { currency, result, fees, spread, net_paid: net, paid_in: paidIn, paid_out: paidOut } = all;
  const tone = (value: number): string =>
    value > 0 ? 'success.main' : value < 0 ? 'error.main' : 'text.primary';
  return (
    <Box
      component="section"
      aria-label={t('reports.totals')}
      // As the rows below: they still belong to the previous query.
      aria-busy={isPlaceholderData}
      sx={{
        display: 'grid',
        gap: 3,
        p: 3,
        opacity: isPlaceholderData ? 0.5 : 1,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      <StatTile
        name={`${t('dashboard.houseResult')}, ${currency}`}
        value={signed(result, money)}
        note={t('reports.feesAndSpread', { fees: money(fees), spread: money(spread) })}
        tone={tone(result)}
      />
      <StatTile
        name={`${all.book === 'real' ? t('dashboard.netPaidIn') : t('dashboard.practiceMoney')}, ${currency}`}
        value={signed(net, money)}
        note={t('reports.inAndOut', { in: money(paidIn), out: money(paidOut) })}
        tone={tone(net)}
      />
      <StatTile
        name={t('reports.activeCustomers')}
        value={formatNumber(all.active)}
        note={t('reports.eachOnce')}
      />
      <StatTile name={t('reports.opened')} value={formatNumber(all.opened)} note={daysOf(all)} />
    </Box>
  );
};
