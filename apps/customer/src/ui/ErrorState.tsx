import CloudOff from '@mui/icons-material/CloudOffRounded';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.js';
import { useOnline } from './online.js';

interface ErrorStateProps {
  /** Server message, if any. */
  said?: string;
  onRetry: () => void;
}

/** Error state: loading failed, nothing was lost, with a retry button. */
export function ErrorState({ said, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        title={t(online ? 'ui.error.title' : 'ui.offline.title')}
        text={online ? (said ?? t('ui.error.text')) : t('ui.offline.text')}
        action={{ text: t('ui.retry'), onPress: onRetry }}
      />
    </div>
  );
}
