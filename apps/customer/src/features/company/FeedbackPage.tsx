import Forum from '@mui/icons-material/ForumRounded';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '../../api/session.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Page } from '../../ui/Page.js';
import { SkeletonForm } from '../../ui/Skeletons.js';
import { useFlag } from '../configuration/configuration.js';
import { loginPath } from '../navigation/paths.js';
import { useBack } from '../navigation/useBack.js';
import { useUser } from '../session/useUser.js';
import { FeedbackForm } from './FeedbackForm.js';
import { useService } from './useService.js';

/** Feedback page; links to customer service if the settings disable the form. */
export function FeedbackPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const navigate = useNavigate();
  const service = useService();
  const isTaken = useFlag('is_feedback');
  const signedIn = useSignedIn();
  const user = useUser();
  const action = service ? { text: t('company.service'), onPress: service } : undefined;
  return (
    <Page title={t('feedback.title')} onBack={back}>
      {isTaken && user && <FeedbackForm key={user.id} userId={user.id} />}
      {isTaken && signedIn && !user && <SkeletonForm fields={1} />}
      {isTaken && !signedIn && (
        <EmptyState
          icon={<Forum />}
          title={t('feedback.logIn')}
          text={t('feedback.logInText')}
          action={{ text: t('session.logIn'), onPress: () => navigate(loginPath('/feedback')) }}
        />
      )}
      {!isTaken && (
        <EmptyState icon={<Forum />} title={t('feedback.soon')} text={t('feedback.text')} action={action} />
      )}
    </Page>
  );
}
