import { Box, Table, TableBody, TableCell, TableHead, TableRow, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { Link } from 'react-admin';
import { formatRich } from '../../../texts/format-rich.js';
import { t } from '../../../texts/texts.js';
import { tones } from '../../../theme/tones.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { money } from '../../../ui/figures.js';
import { ageText, type LoanBook, lateInAll, overduePage, shortAge } from './loan-book.js';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Overdue amounts by age. */
export const OverdueChart = ({ book: { overdue, currency } }: { book: LoanBook }) => {
  const { down } = tones[useTheme().palette.mode];
  if (lateInAll(overdue).count === 0) return <EmptyNote text={t('loans.noLoanIsLate')} />;
  return (
    <BarChart
      height={240}
      skipAnimation
      hideLegend
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[{ data: overdue.map(shortAge), scaleType: 'band', height: 24 }]}
      yAxis={[{ width: 48, valueFormatter: (value: number) => compact.format(value) }]}
      series={[
        {
          data: overdue.map(({ amount }) => amount),
          label: t('loans.lentAndLate'),
          color: down,
          valueFormatter: (value: number | null) => `${money(value ?? 0)} ${currency}`,
        },
      ]}
      grid={{ horizontal: true }}
    />
  );
};

/** Figures of the chart, each linked to its loans. */
export const OverdueTable = ({ book: { overdue, currency } }: { book: LoanBook }) => (
  <Box sx={{ overflowX: 'auto' }}>
    <Table size="small" aria-label={t('loans.lateByAge')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('loans.late')}</TableCell>
          <TableCell align="right">{t('loans.loans')}</TableCell>
          <TableCell align="right">{formatRich('loans.lent2', { currency })}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {overdue.map((band) => (
          <TableRow key={band.from_days}>
            <TableCell component="th" scope="row">
              {band.count === 0 ? ageText(band) : <Link to={overduePage(band)}>{ageText(band)}</Link>}
            </TableCell>
            <TableCell align="right">{band.count}</TableCell>
            <TableCell align="right">{money(band.amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
