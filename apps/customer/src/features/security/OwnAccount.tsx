import Lock from '@mui/icons-material/LockRounded';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/users.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Page } from '../../ui/Page.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { useBack } from '../navigation/useBack.js';
import { useUser } from '../session/useUser.js';

interface OwnAccountProps {
  title: string;
  /** Feature that a demo account lacks. */
  none?: string;
  /** Parent page. */
  otherwise?: string;
  children: (user: User, back: () => void) => ReactNode;
}

/** Page for real accounts; most of these concern features a demo account lacks. */
export function OwnAccount({ title, none, otherwise = '/mine/system', children }: OwnAccountProps) {
  const { t } = useTranslation();
  const back = useBack(otherwise);
  const user = useUser();
  return (
    <Page title={title} onBack={back}>
      {!user && <CardSkeleton height={320} named />}
      {user?.isDemo && (
        <EmptyState
          icon={<Lock aria-hidden />}
          title={none ?? t('password.demo')}
          text={t('session.onlyReal')}
        />
      )}
      {user?.isDemo === false && children(user, back)}
    </Page>
  );
}
