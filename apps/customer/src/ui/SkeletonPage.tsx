import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Stack } from './Card.js';
import { CardSkeleton } from './Skeletons.js';

/** What stands on screen while a page's own code is on its way. */
export function SkeletonPage() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('ui.loading')} sx={{ flex: 1, p: 4 }}>
      <Skeleton variant="text" width="40%" height={36} />
      <CardSkeleton height={140} />
      <CardSkeleton height={220} />
    </Stack>
  );
}
