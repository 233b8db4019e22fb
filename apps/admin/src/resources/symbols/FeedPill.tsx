import { Box, Tooltip } from '@mui/material';
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

/** State of a symbol's feed, and whether its prices are made up. */
export const FeedPill = ({ symbol }: { symbol: TradedSymbol }) => (
  <Tooltip title={symbol.FeedDetail || `${symbol.Feed} ${symbol.FeedCode}`}>
    <Box component="span" sx={{ display: 'inline-flex', gap: 1 }}>
      <Pill label={symbol.FeedState ?? 'none'} tone={TONES[symbol.FeedState ?? ''] ?? 'default'} />
      {symbol.IsSimulated && <Pill label="Simulated" tone="warning" />}
    </Box>
  </Tooltip>
);
