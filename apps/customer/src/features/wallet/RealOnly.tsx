import Lock from '@mui/icons-material/LockRounded';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../api/users.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { SkeletonForm } from '../../ui/Skeletons.js';
import { useUser } from '../session/useUser.js';

/** Content for real accounts only; a demo account sees the reason. */
export function RealOnly({ children }: { children: (user: User) => ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useUser();
  if (!user) return <SkeletonForm />;
  if (user.isDemo) {
    return (
      <EmptyState
        icon={<Lock aria-hidden />}
        title={t('cash.demo')}
        text={t('session.onlyReal')}
        action={{ text: t('way.register'), onPress: () => navigate('/register') }}
      />
    );
  }
  return children(user);
}
