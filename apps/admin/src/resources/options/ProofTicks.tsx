import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { instant } from '../../ui/instant.js';
import { zoneLabel } from '../../ui/zone.js';
import { priceOf } from './OptionColumns.js';
import type { Option, Proof, ProofTick } from './option.js';

/** Role of a tick for the option. */
function partOf({ seq, time }: ProofTick, option: Option, { start, expiry }: Proof['settings']): string {
  if (seq === option.entrySeq && seq === option.exitSeq) return t('options.entryAndExit');
  if (seq === option.entrySeq) return t('common.entry');
  if (seq === option.exitSeq) return t('options.exit');
  if (time <= start) return t('options.beforeThePurchase');
  return time > expiry ? t('options.afterTheExpiry') : '';
}

interface Props {
  readonly proof: Pick<Proof, 'ticks' | 'settings'>;
  readonly option: Option;
}

/** Recorded ticks around entry and exit. */
export const ProofTicks = ({ proof: { ticks, settings }, option }: Props) => {
  if (ticks.length === 0) return <EmptyNote text={t('options.noTickWasRecordedAroundIt')} />;
  return (
    <Box component="section" aria-label={t('options.recordedTicks')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell align="right">{t('options.tick2')}</TableCell>
            <TableCell>{t('options.timeIn', { zone: zoneLabel() })}</TableCell>
            <TableCell align="right">{t('options.bid')}</TableCell>
            <TableCell align="right">{t('common.ask')}</TableCell>
            <TableCell>{t('options.part')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ticks.map((tick) => {
            const isEnd = tick.seq === option.entrySeq || tick.seq === option.exitSeq;
            return (
              <TableRow key={tick.seq} selected={isEnd}>
                <TableCell align="right">{tick.seq}</TableCell>
                <TableCell>{instant(tick.time)}</TableCell>
                <TableCell align="right" sx={{ fontWeight: isEnd ? 600 : 400 }}>
                  {priceOf(option, tick.bid)}
                </TableCell>
                <TableCell align="right">{priceOf(option, tick.ask)}</TableCell>
                <TableCell sx={{ color: isEnd ? 'text.primary' : 'text.secondary' }}>
                  {partOf(tick, option, settings)}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
};
