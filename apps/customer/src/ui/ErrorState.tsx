import CloudOff from '@mui/icons-material/CloudOffRounded';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.js';

/** Says that something could not be loaded, that nothing was lost, and offers to try again. */
export function ErrorState({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        title={t('ui.error.title')}
        text={t('ui.error.text')}
        action={{ text: t('ui.retry'), onPress: onRetry }}
      />
    </div>
  );
}
