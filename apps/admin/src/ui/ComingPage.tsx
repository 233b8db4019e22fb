import { Box, Card } from '@mui/material';
import { Title } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useProducts } from '../product.js';
import { t } from '../texts/texts.js';
import { SkeletonRows } from './SkeletonRows.js';

/** A page that is on its way: what it is called, and where its rows will be. */
export const ComingPage = () => {
  const [, resource = ''] = useLocation().pathname.split('/');
  const label = useProducts().find(({ name }) => name === resource)?.rail?.label;
  const title = resource === '' ? t('layout.dashboard') : label;
  return (
    <Box sx={{ pt: 3 }}>
      {title !== undefined && <Title title={title} />}
      <Card aria-busy="true" sx={{ px: 3, py: 2 }}>
        <SkeletonRows rows={10} />
      </Card>
    </Box>
  );
};
