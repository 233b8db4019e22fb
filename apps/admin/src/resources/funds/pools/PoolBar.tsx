import { Box, Typography } from '@mui/material';
import { t } from '../../../texts/texts.js';
import { money } from '../../../ui/figures.js';
import { type Pool, promisedShare } from './pool.js';

type Standing = Pick<Pool, 'balance' | 'promised' | 'currency'>;

/** Balance of a pool, and its promised share. */
export const PoolBar = ({ pool }: { pool: Standing }) => {
  const share = promisedShare(pool);
  const text = t('funds.ofPromised', {
    promised: money(pool.promised),
    balance: money(pool.balance),
    currency: pool.currency,
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, my: 2 }}>
      <Box sx={{ height: 8, borderRadius: 1, bgcolor: 'action.selected', overflow: 'hidden' }}>
        <Box sx={{ height: '100%', width: `${share}%`, bgcolor: 'primary.main' }} />
      </Box>
      <Typography variant="caption" color="textSecondary">
        {text} ({share}%)
      </Typography>
    </Box>
  );
};
