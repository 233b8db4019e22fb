import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Stack } from './Card.js';

/** What stands on screen while a page's own code is on its way. */
export function SkeletonPage() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('ui.loading')} sx={{ flex: 1, p: 4 }}>
      <Skeleton variant="text" width="40%" height={36} />
      <Skeleton variant="rounded" height={140} sx={{ borderRadius: 4 }} />
      <Skeleton variant="rounded" height={220} sx={{ borderRadius: 4 }} />
    </Stack>
  );
}
