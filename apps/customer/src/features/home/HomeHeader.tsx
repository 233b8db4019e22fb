import Language from '@mui/icons-material/LanguageRounded';
import SupportAgent from '@mui/icons-material/SupportAgentRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '../../api/session.js';
import { BrandMark } from '../../ui/BrandMark.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { WIDE } from '../../ui/wide.js';
import { useService } from '../company/useService.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';

const Names = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  margin: '0 8px',
  [WIDE]: { display: 'flex', alignItems: 'baseline', gap: 12 },
  '& h1': {
    ...theme.typography.h2,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& h1:has(> svg)': { display: 'flex', alignItems: 'center', gap: 8, '& > svg': { flex: 'none' } },
  '& img': { display: 'block', maxWidth: 180, objectFit: 'contain' },
  '& p': {
    ...theme.typography.caption,
    margin: 0,
    color: theme.palette.text.secondary,
    display: 'flex',
    gap: 4,
    whiteSpace: 'nowrap',
    // Truncates an address at its own end, in every language.
    '& > :last-child': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > :first-child': { flex: 'none' },
  },
}));

/** Logo or title (with the app's mark for visitors), account, language and customer service. */
export function HomeHeader() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const config = useConfig();
  const user = useUser();
  const service = useService();
  const account = isOn(config, 'is_home_account_name') ? user?.email || user?.mobile : '';
  const signedIn = useSignedIn();
  const logo = config.logo && isOn(config, 'is_home_title_pic') ? config.logo : null;
  return (
    <>
      <Names>
        <h1>
          {logo ? (
            <img src={logo} alt={config.site_name} height={Number(config.home_logo_height) || 28} />
          ) : (
            <>
              {!signedIn && <BrandMark />}
              {config.site_name}
            </>
          )}
        </h1>
        {user && (
          <p>
            <bdi dir="ltr">UID {user.uid}</bdi>
            {account && (
              <>
                <span aria-hidden>·</span>
                <bdi dir="ltr">{account}</bdi>
              </>
            )}
          </p>
        )}
      </Names>
      {user?.isDemo && <StatusBadge tone="accent">{t('session.demo')}</StatusBadge>}
      <IconButton aria-label={t('language.title')} onClick={() => navigate('/language')}>
        <Language />
      </IconButton>
      {service && (
        <IconButton aria-label={t('company.service')} onClick={service}>
          <SupportAgent />
        </IconButton>
      )}
    </>
  );
}
