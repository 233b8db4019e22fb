import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { whole } from '../../../ui/figures.js';
import { Scrolled } from '../../../ui/Scrolled.js';
import { daysWithAny, dueInAll, type WholePool } from './pool.js';

/** The charts' figures: days on which something falls due. */
export const DueTable = ({ pool: { due, currency } }: { pool: WholePool }) => {
  const all = dueInAll(due);
  return (
    <Scrolled name="What falls due, day by day" most={320}>
      <Table size="small" stickyHeader aria-label="What falls due">
        <TableHead>
          <TableRow>
            <TableCell>Day, GMT</TableCell>
            <TableCell align="right">Profits</TableCell>
            <TableCell align="right">Profits, {currency}</TableCell>
            <TableCell align="right">Left in the pool</TableCell>
            <TableCell align="right">Shares that come back</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {daysWithAny(due).map(({ day, profits, count, shares, balance_after: left }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {day}
              </TableCell>
              <TableCell align="right">{count}</TableCell>
              <TableCell align="right">{whole(profits)}</TableCell>
              <TableCell align="right">{whole(left)}</TableCell>
              <TableCell align="right">{shares === 0 ? '–' : whole(shares)}</TableCell>
            </TableRow>
          ))}
          <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
            <TableCell component="th" scope="row">
              Together
            </TableCell>
            <TableCell align="right">{all.count}</TableCell>
            <TableCell align="right">{whole(all.profits)}</TableCell>
            <TableCell />
            <TableCell align="right">{whole(all.shares)}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Scrolled>
  );
};
