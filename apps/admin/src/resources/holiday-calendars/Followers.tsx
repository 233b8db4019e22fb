import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { t } from '../../texts/texts.js';
import { formatNumber } from '../../ui/figures.js';
import { HorizontalScroll } from '../../ui/HorizontalScroll.js';
import { Pill } from '../../ui/Pill.js';
import { Section } from '../../ui/Section.js';
import { zoned } from '../../ui/zone.js';
import type { Follower } from './calendar.js';

const State = ({ holdsAt, isBehind }: Follower) => {
  if (holdsAt !== null) return <Pill label={t('calendars.from', { when: zoned(holdsAt) })} tone="info" />;
  return isBehind ? (
    <Pill label={t('calendars.goesByFormerDays')} tone="warning" />
  ) : (
    <Pill label={t('calendars.goesByIt')} tone="success" />
  );
};

/** Symbols that use a calendar, with what is open on each. */
export const Followers = ({ symbols }: { readonly symbols: readonly Follower[] }) => (
  <Box sx={{ mt: 3 }}>
    <Section title={t('calendars.symbolsThatFollow')}>
      {symbols.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('calendars.noSymbolFollowsItYet')}
        </Typography>
      ) : (
        <HorizontalScroll name={t('calendars.symbolsThatFollow')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('common.symbol')}</TableCell>
                <TableCell align="right">{t('calendars.positions')}</TableCell>
                <TableCell align="right">{t('calendars.pending')}</TableCell>
                <TableCell align="right">{t('calendars.customers')}</TableCell>
                <TableCell>{t('common.state')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {symbols.map((symbol) => (
                <TableRow key={symbol.id}>
                  <TableCell>
                    <Link to={`/symbols/${symbol.id}/show`}>{symbol.showCode}</Link>
                  </TableCell>
                  <TableCell align="right">{formatNumber(symbol.openPositions)}</TableCell>
                  <TableCell align="right">{formatNumber(symbol.pendingOrders)}</TableCell>
                  <TableCell align="right">{formatNumber(symbol.holders)}</TableCell>
                  <TableCell>
                    <State {...symbol} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </HorizontalScroll>
      )}
    </Section>
  </Box>
);
