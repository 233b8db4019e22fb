import { Alert, Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import type { Me } from '../../providers/auth-provider.js';
import { get } from '../../providers/http.js';
import type { House } from '../../resources/health/health.js';
import { QueueAges } from '../../resources/health/QueueAges.js';
import { t } from '../../texts/texts.js';
import { Section } from '../../ui/Section.js';

/** Waiting rows per queue, as on the health page: number, and age of the oldest against the promise. */
export const QueuesCard = () => {
  const { permissions: me } = usePermissions<Me>();
  const { data, error } = useQuery({
    queryKey: ['health'],
    queryFn: () => get<House>('health'),
    refetchInterval: 15_000,
  });
  return (
    <Section title={t('dashboard.queues')}>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={260} />}
      {data && (
        <Box
          sx={{
            overflowX: 'auto',
            '& .MuiTableCell-root': { px: 1.5 },
            // No room for the promise on a phone: whether it is kept is in the last column.
            '& thead th:nth-of-type(4), & tbody td:nth-of-type(3)': {
              display: { xs: 'none', sm: 'table-cell' },
            },
          }}
        >
          <QueueAges
            name={t('dashboard.queues')}
            queues={data.queues.filter(({ resource }) => me !== undefined && resource in me.permissions)}
          />
        </Box>
      )}
    </Section>
  );
};
