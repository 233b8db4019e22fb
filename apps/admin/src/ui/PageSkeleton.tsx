import { Box, Card, Skeleton } from '@mui/material';
import { Title } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useProducts } from '../product.js';
import { t } from '../texts/texts.js';
import { SkeletonRows } from './SkeletonRows.js';

/** Title of a page that is loading: the name of its menu entry. */
export const RailTitle = () => {
  const [, resource = ''] = useLocation().pathname.split('/');
  const label = useProducts().find(({ name }) => name === resource)?.rail?.label;
  const title = resource === '' ? t('layout.dashboard') : label;
  return title === undefined ? null : <Title title={title} />;
};

/** Skeleton of a page: its title, and placeholders for its first field and rows. */
export const PageSkeleton = () => (
  <Box sx={{ pt: 3 }}>
    <RailTitle />
    <Skeleton variant="rounded" height={37} sx={{ maxWidth: 260, mb: 2 }} />
    <Card aria-busy="true" sx={{ px: 3 }}>
      <SkeletonRows rows={10} />
    </Card>
  </Box>
);
