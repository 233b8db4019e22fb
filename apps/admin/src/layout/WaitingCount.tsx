import { Box } from '@mui/material';
import { t } from '../texts/texts.js';
import { type NamedQueue, useWaiting } from './use-waiting.js';

/** Number of waiting rows of a queue. */
export const WaitingCount = (queue: NamedQueue) => {
  const total = useWaiting(queue) ?? 0;
  if (total === 0) return null;
  return (
    <Box
      component="span"
      aria-label={t('layout.waiting', { total })}
      sx={{
        minWidth: 20,
        px: 1.5,
        borderRadius: 5,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: 12,
        fontWeight: 600,
        lineHeight: '20px',
        textAlign: 'center',
      }}
    >
      {total > 999 ? '999+' : total}
    </Box>
  );
};
