import { Box, Card, Skeleton } from '@mui/material';
import { Title } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useProducts } from '../product.js';
import { t } from '../texts/texts.js';

const ROWS = Array.from({ length: 10 }, (_, row) => row);

/** A page that is on its way: what it is called, and where its rows will be. */
export const ComingPage = () => {
  const [, resource = ''] = useLocation().pathname.split('/');
  const label = useProducts().find(({ name }) => name === resource)?.rail?.label;
  const title = resource === '' ? t('layout.dashboard') : label;
  return (
    <Box sx={{ pt: 3 }}>
      {title !== undefined && <Title title={title} />}
      <Card aria-busy="true" sx={{ px: 3, py: 2 }}>
        {ROWS.map((row) => (
          <Box key={row} sx={{ height: 36, display: 'flex', alignItems: 'center' }}>
            <Skeleton variant="rounded" height={12} width="100%" />
          </Box>
        ))}
      </Card>
    </Box>
  );
};
