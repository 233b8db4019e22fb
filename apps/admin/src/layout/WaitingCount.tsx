import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import type { Queue } from '../product.js';
import { t } from '../texts/texts.js';

/** How many rows of a queue wait for somebody. */
export const WaitingCount = ({ resource, queue }: { resource: string; queue: Queue }) => {
  const { total = 0 } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: queue.sort, order: 'ASC' },
      filter: queue.filter,
    },
    { refetchInterval: 15_000 },
  );
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
