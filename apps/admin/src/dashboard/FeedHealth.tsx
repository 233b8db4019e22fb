import { Box, Table, TableBody, TableCell, TableHead, TableRow, useTheme } from '@mui/material';
import { Link } from 'react-admin';
import { CHOICES } from '../resources/audit-log/field-words.js';
import { formatRich } from '../texts/format-rich.js';
import { fromServerWords, t } from '../texts/texts.js';
import { tones } from '../theme/tones.js';
import { EmptyNote } from '../ui/EmptyNote.js';
import { feedStateText } from '../ui/feed-state.js';
import { HorizontalScroll } from '../ui/HorizontalScroll.js';
import { Pill, type PillTone } from '../ui/Pill.js';
import type { Feed } from './figures.js';

const STATES: Readonly<Record<Feed['state'], PillTone>> = {
  live: 'success',
  silent: 'warning',
  connecting: 'info',
  closed: 'default',
  failed: 'error',
  paused: 'warning',
};

/** Silence that fills the bar, ms. */
const SILENT = 10_000;

const Silence = ({ feed, now }: { feed: Feed; now: number }) => {
  const { accent, warning, line } = tones[useTheme().palette.mode];
  if (feed.last_tick_ms === null || feed.state === 'closed') return <>–</>;
  const age = Math.max(0, now - feed.last_tick_ms);
  const share = Math.min(1, age / SILENT);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ width: 72, height: 6, borderRadius: 1, bgcolor: line, overflow: 'hidden' }}>
        <Box
          sx={{ width: `${Math.max(4, share * 100)}%`, height: 1, bgcolor: share < 1 ? accent : warning }}
        />
      </Box>
      {formatRich('dashboard.s', { age: (age / 1000).toFixed(1) })}
    </Box>
  );
};

interface Props {
  readonly feeds: readonly Feed[];
  readonly now: number;
  /** Whether the operator may read the symbols. */
  readonly areLinked: boolean;
}

/** State of each feed and the time since its last message. */
export const FeedHealth = ({ feeds, now, areLinked }: Props) => {
  if (feeds.length === 0) return <EmptyNote text={t('dashboard.noSymbolHasAFeed')} />;
  return (
    <HorizontalScroll name={t('dashboard.feeds')} most={360}>
      <Table size="small" aria-label={t('dashboard.feeds')} stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('common.symbol')}</TableCell>
            <TableCell>{t('dashboard.source')}</TableCell>
            <TableCell>{t('common.state')}</TableCell>
            <TableCell>{t('dashboard.silentFor')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {feeds.map((feed) => (
            <TableRow key={feed.symbolId} title={fromServerWords(feed.detail)}>
              <TableCell>
                {areLinked ? (
                  <Link to={`/symbols/${feed.symbolId}/show`}>{feed.showCode}</Link>
                ) : (
                  feed.showCode
                )}
              </TableCell>
              <TableCell>{CHOICES.feed?.[feed.feed] ?? feed.feed}</TableCell>
              <TableCell>
                <Pill label={feedStateText(feed.state)} tone={STATES[feed.state]} />
              </TableCell>
              <TableCell>
                <Silence feed={feed} now={now} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </HorizontalScroll>
  );
};
