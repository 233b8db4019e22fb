import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { formatRich } from '../../../texts/format-rich.js';
import { t } from '../../../texts/texts.js';
import { money } from '../../../ui/figures.js';
import { HorizontalScroll } from '../../../ui/HorizontalScroll.js';
import { daysWithAny, dueInAll, type PoolDetails } from './pool.js';

/** Figures of the charts: days with a payment due. */
export const DueTable = ({ pool: { due, currency } }: { pool: PoolDetails }) => {
  const all = dueInAll(due);
  return (
    <HorizontalScroll name={t('funds.whatFallsDueDayByDay')} most={320}>
      <Table size="small" stickyHeader aria-label={t('funds.whatFallsDue')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('funds.dayGmt')}</TableCell>
            <TableCell align="right">{t('funds.profits')}</TableCell>
            <TableCell align="right">{formatRich('funds.profits2', { currency })}</TableCell>
            <TableCell align="right">{t('funds.leftInThePool')}</TableCell>
            <TableCell align="right">{t('funds.sharesThatComeBack')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {daysWithAny(due).map(({ day, profits, count, shares, balance_after: left }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {day}
              </TableCell>
              <TableCell align="right">{count}</TableCell>
              <TableCell align="right">{money(profits)}</TableCell>
              <TableCell align="right">{money(left)}</TableCell>
              <TableCell align="right">{shares === 0 ? '–' : money(shares)}</TableCell>
            </TableRow>
          ))}
          <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
            <TableCell component="th" scope="row">
              {t('funds.together')}
            </TableCell>
            <TableCell align="right">{all.count}</TableCell>
            <TableCell align="right">{money(all.profits)}</TableCell>
            <TableCell />
            <TableCell align="right">{money(all.shares)}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </HorizontalScroll>
  );
};
