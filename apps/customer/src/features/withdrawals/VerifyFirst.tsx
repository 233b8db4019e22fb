import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { VerificationStanding } from '../../api/verification.js';
import { NoticeBanner } from '../../ui/NoticeBanner.js';

/** That both levels are checked before money is paid, and the way to the next; nothing is refused without them. */
export function VerifyFirst({ junior, senior }: Pick<VerificationStanding, 'junior' | 'senior'>) {
  const { t } = useTranslation();
  if (senior === 2) return null;
  const waits = junior === 1 || senior === 1;
  const head = t(waits ? 'verification.waiting.title' : 'withdraw.unverified');
  return (
    <NoticeBanner
      card
      icon={<VerifiedUser aria-hidden />}
      label={t('verification.title')}
      head={head}
      text={t('withdraw.unverifiedText')}
    >
      {!waits && (
        <Button
          component={Link}
          to={`/mine/auth-double-submit?type=${junior === 2 ? 2 : 1}`}
          variant="outlined"
          fullWidth
        >
          {t(junior === 2 ? 'verification.toSenior' : 'verification.toJunior')}
        </Button>
      )}
    </NoticeBanner>
  );
}
