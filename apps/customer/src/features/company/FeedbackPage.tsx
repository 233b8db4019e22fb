import Forum from '@mui/icons-material/ForumRounded';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.js';
import { Page } from '../../ui/Page.js';
import { useBack } from '../navigation/useBack.js';
import { useService } from './useService.js';

/** There is no form for feedback yet: customer service takes it. */
export function FeedbackPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const service = useService();
  return (
    <Page title={t('feedback.title')} onBack={back}>
      <EmptyState
        icon={<Forum />}
        title={t('feedback.soon')}
        text={t('feedback.text')}
        action={service ? { text: t('company.service'), onPress: service } : undefined}
      />
    </Page>
  );
}
