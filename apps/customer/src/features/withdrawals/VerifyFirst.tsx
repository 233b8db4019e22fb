import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { VerificationStanding } from '../../api/verification.js';
import { NoticeBanner } from '../../ui/NoticeBanner.js';

type Levels = Pick<VerificationStanding, 'junior' | 'senior'>;

/** Verification progress; undefined when verified. */
export function useVerifyHead({ junior, senior }: Levels): string | undefined {
  const { t } = useTranslation();
  if (senior === 2) return undefined;
  return t(junior === 1 || senior === 1 ? 'verification.waiting.title' : 'withdraw.unverified');
}

/** Whether the customer can submit the next level: not while one is in review. */
export const isToVerify = ({ junior, senior }: Levels): boolean =>
  junior !== 1 && senior !== 1 && senior !== 2;

/** Link to the next level, if the customer can submit it. */
export function VerifyNext(levels: Levels) {
  const { t } = useTranslation();
  if (!isToVerify(levels)) return null;
  const { junior } = levels;
  return (
    <Button
      component={Link}
      to={`/mine/auth-double-submit?type=${junior === 2 ? 2 : 1}`}
      variant="outlined"
      fullWidth
    >
      {t(junior === 2 ? 'verification.toSenior' : 'verification.toJunior')}
    </Button>
  );
}

/** Notes that both levels may be asked for before a payout, with a link to the next. Nothing is refused without them. */
export function VerifyFirst(levels: Levels) {
  const { t } = useTranslation();
  const head = useVerifyHead(levels);
  if (head === undefined) return null;
  return (
    <NoticeBanner
      card
      icon={<VerifiedUser aria-hidden />}
      label={t('verification.title')}
      head={head}
      text={isToVerify(levels) ? t('withdraw.unverifiedText') : undefined}
    >
      <VerifyNext {...levels} />
    </NoticeBanner>
  );
}
