import { Box, Tooltip } from '@mui/material';
import { fromServerWords, t } from '../../texts/texts.js';
import { feedStateText } from '../../ui/feed-state.js';
import { Pill, type PillTone } from '../../ui/Pill.js';
import type { TradedSymbol } from './symbol.js';

const TONES: Readonly<Record<string, PillTone>> = {
  live: 'success',
  connecting: 'info',
  silent: 'warning',
  failed: 'error',
  closed: 'default',
  paused: 'warning',
};

/** State of a symbol's feed, and whether its prices are simulated. */
export const FeedPill = ({ symbol }: { symbol: TradedSymbol }) => (
  <Tooltip title={fromServerWords(symbol.feedDetail ?? '') || `${symbol.feed} ${symbol.feedCode}`}>
    <Box component="span" sx={{ display: 'inline-flex', gap: 1 }}>
      <Pill label={feedStateText(symbol.feedState)} tone={TONES[symbol.feedState ?? ''] ?? 'default'} />
      {symbol.isSimulated && <Pill label={t('symbols.simulated')} tone="warning" />}
    </Box>
  </Tooltip>
);
