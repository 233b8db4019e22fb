import Person from '@mui/icons-material/PersonRounded';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../ui/CopyField.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { useConfig } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';

const Box = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > i': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 52,
    height: 52,
    borderRadius: 999,
    color: theme.palette.accent.on,
    background: theme.palette.accent.main,
  },
  '& > div': { flex: 1, minWidth: 0 },
  '& h2': { ...theme.typography.h3, margin: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
}));

const Badges = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, '&&': { flex: 'none' } });

/** Who is signed in. */
export function AccountHeader() {
  const { t } = useTranslation();
  const { customer_tag } = useConfig();
  const user = useUser();
  if (!user) return <Skeleton variant="rounded" height={72} sx={{ borderRadius: 4 }} />;
  const name = user.nickname || user.name || user.email || user.mobile || t('session.demoAccount');
  return (
    <Box aria-label={t('user.account')}>
      <i>
        <Person aria-hidden />
      </i>
      <div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>
          UID <CopyField text={user.uid} label="UID" />
        </p>
        {customer_tag && <p>{customer_tag}</p>}
      </div>
      <Badges>
        {user.isDemo && <StatusBadge tone="accent">{t('session.demo')}</StatusBadge>}
        {user.level > 0 && <StatusBadge>{t('user.level', { level: user.level })}</StatusBadge>}
        {user.creditScore > 0 && <StatusBadge>{t('user.score', { score: user.creditScore })}</StatusBadge>}
      </Badges>
    </Box>
  );
}
