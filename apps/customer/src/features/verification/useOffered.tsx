import VerifiedUser from '@mui/icons-material/VerifiedUserRounded';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.js';
import { useFlag } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';

/** Replacement for the pages where verification is not offered; null where it is. */
export function useOffered(): ReactNode | null {
  const { t } = useTranslation();
  const isOn = useFlag('is_real_name_auth');
  const user = useUser();
  if (!isOn) return <EmptyState icon={<VerifiedUser />} title={t('verification.off')} />;
  if (user?.isDemo) return <EmptyState icon={<VerifiedUser />} title={t('session.onlyReal')} />;
  return null;
}
