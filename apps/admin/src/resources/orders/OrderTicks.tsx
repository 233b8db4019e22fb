import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Fragment } from 'react';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { price } from '../../ui/figures.js';
import { instant } from '../../ui/instant.js';
import { zoneLabel } from '../../ui/zone.js';
import type { Order, Proof } from './order.js';

/** Whether ticks between this one and the one above are left out. */
const leftOut = (ticks: Proof['ticks'], index: number): boolean =>
  index > 0 && (ticks[index]?.seq ?? 0) - (ticks[index - 1]?.seq ?? 0) > 1;

/** Recorded ticks around opening and closing. */
export const OrderTicks = ({ ticks, order }: { ticks: Proof['ticks']; order: Order }) => {
  if (ticks.length === 0) return <EmptyNote text={t('orders.noTickWasRecordedAroundIt')} />;
  const write = (value: number): string => price(value, order.symbol.pricePrecision);
  const parts = new Map([
    [order.openSeq, t('orders.openingTick')],
    [order.closeSeq, t('orders.closingTick')],
  ]);
  return (
    <Box component="section" aria-label={t('orders.recordedTicks')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell align="right">{t('orders.tick')}</TableCell>
            <TableCell>{t('orders.timeIn', { zone: zoneLabel() })}</TableCell>
            <TableCell align="right">{t('orders.bid')}</TableCell>
            <TableCell align="right">{t('common.ask')}</TableCell>
            <TableCell>{t('orders.part')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ticks.map(({ seq, time, bid, ask }, index) => (
            <Fragment key={seq}>
              {leftOut(ticks, index) && (
                <TableRow>
                  <TableCell colSpan={5} sx={{ color: 'text.secondary', textAlign: 'center' }}>
                    {t('orders.ticksBetween')}
                  </TableCell>
                </TableRow>
              )}
              <TableRow selected={parts.has(seq)}>
                <TableCell align="right">{seq}</TableCell>
                <TableCell>{instant(time)}</TableCell>
                <TableCell align="right">{write(bid)}</TableCell>
                <TableCell align="right">{write(ask)}</TableCell>
                <TableCell>{parts.get(seq)}</TableCell>
              </TableRow>
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
