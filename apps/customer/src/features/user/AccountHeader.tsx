import Person from '@mui/icons-material/PersonRounded';
import Verified from '@mui/icons-material/VerifiedRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CopyField } from '../../ui/CopyField.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';
import { useAuthStatus } from '../verification/useVerification.js';
import { initialsOf } from './menu-groups.js';

const Box = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 4,
  '& > i': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 64,
    height: 64,
    borderRadius: 999,
    fontStyle: 'normal',
    ...theme.typography.h2,
    color: theme.palette.accent.on,
    background: theme.palette.accent.main,
    '& svg': { fontSize: 32 },
  },
  '& > div': { flex: 1, minWidth: 0 },
  '& h2': {
    ...theme.typography.h2,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // A long name is truncated at its end in any script; aligned to its picture, mirrored from right to left.
    textAlign: 'left',
  },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
}));

const Badges = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 4,
  '& > a': {
    minHeight: 44,
    marginBlock: -12,
    borderRadius: 8,
    ...theme.typography.body2,
    fontWeight: 600,
    color: theme.palette.accent.text,
  },
  '& svg': { fontSize: 14, verticalAlign: '-2px', marginInlineEnd: 4 },
}));

/** Header with the signed-in customer. */
export function AccountHeader() {
  const { t } = useTranslation();
  const config = useConfig();
  const user = useUser();
  if (!user) return <CardSkeleton height={96} />;
  const own = user.nickname || user.name || user.email || user.mobile;
  const initials = initialsOf(user.nickname || user.name || user.email);
  // Attributes granted by operators are not steps of the verification, whose levels are below.
  const given = [
    ...(user.level > 0 ? [t('user.level', { level: user.level })] : []),
    ...(user.creditScore > 0 ? [t('user.score', { score: user.creditScore })] : []),
  ];
  const isToVerify = !user.isDemo && !user.isCertified && isOn(config, 'is_real_name_auth');
  return (
    <Box aria-label={t('user.account')}>
      <i aria-hidden>{initials || <Person />}</i>
      <div>
        <h2 dir="auto">{own || t('session.demoAccount')}</h2>
        <p>
          <bdi dir="ltr">
            UID <CopyField text={user.uid} label="UID" />
          </bdi>
        </p>
        {config.customer_tag && <p>{config.customer_tag}</p>}
        {given.length > 0 && <p>{given.join(' · ')}</p>}
        <Badges>
          {user.isDemo && <StatusBadge>{t('session.demo')}</StatusBadge>}
          {user.isCertified && <VerifiedBadge />}
          {isToVerify && <ToVerify />}
          {user.isCertified && isOn(config, 'is_real_name_auth') && <ToSenior />}
        </Badges>
      </div>
    </Box>
  );
}

/** Verification badge: complete, or name only. */
function VerifiedBadge() {
  const { t } = useTranslation();
  const { data } = useAuthStatus();
  if (!data) return null;
  return (
    <StatusBadge tone="accent">
      <Verified aria-hidden />
      {t(data.senior === 2 ? 'user.verified' : 'verification.junior')}
    </StatusBadge>
  );
}

/** After verification of the name: link to the next level. */
function ToSenior() {
  const { t } = useTranslation();
  const { data } = useAuthStatus();
  if (data?.senior !== 0) return null;
  return (
    <ButtonBase component={Link} to="/mine/auth-double">
      {t('verification.toSenior')}
    </ButtonBase>
  );
}

/** Link to verification, or its pending state. */
function ToVerify() {
  const { t } = useTranslation();
  const { data } = useAuthStatus();
  const isBeingChecked = data?.junior === 1 || data?.senior === 1;
  return (
    <ButtonBase component={Link} to="/mine/auth-double">
      {t(isBeingChecked ? 'verification.state.waiting' : 'user.verify')}
    </ButtonBase>
  );
}
