import Dialpad from '@mui/icons-material/DialpadRounded';
import Key from '@mui/icons-material/KeyRounded';
import Lock from '@mui/icons-material/LockRounded';
import PhonelinkLock from '@mui/icons-material/PhonelinkLockRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CardList, Stack } from '../../ui/Card.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { Figure } from '../../ui/Figure.js';
import { ListRow } from '../../ui/ListRow.js';
import { Page } from '../../ui/Page.js';
import { SkeletonForm, SkeletonList } from '../../ui/Skeletons.js';
import { useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { wasReal } from '../session/last-account.js';
import { useLogOut } from '../session/useSession.js';
import { useUser } from '../session/useUser.js';
import { AntiPhishingCard } from './AntiPhishingCard.js';
import { DeviceList } from './DeviceList.js';
import { usePasskeys } from './usePasskeys.js';
import { useSecondFactor } from './useSecondFactor.js';

/** Height of the card of the anti-phishing word, px. */
const WORD_CARD = 210;

/** Account security: passwords, anti-phishing word, devices and log-out. */
export function SystemPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const navigate = useNavigate();
  const user = useUser();
  const factor = useSecondFactor(user?.isDemo === false);
  const passkeys = usePasskeys(user?.isDemo === false);
  const logOut = useLogOut();
  const hours = Number(useConfig().withdraw_credential_hours);
  const [leaving, setLeaving] = useState(false);
  return (
    <Page
      title={t('security.title')}
      onBack={back}
      foot={
        <div>
          <Button fullWidth variant="outlined" color="error" onClick={() => setLeaving(true)}>
            {t('session.logOut')}
          </Button>
        </div>
      }
    >
      <Stack>
        {user?.isDemo === false && (
          <>
            <CardList aria-label={t('security.passwords')}>
              <ListRow
                icon={<Lock aria-hidden />}
                title={t('password.title')}
                onPress={() => navigate('/mine/password')}
              />
              <ListRow
                icon={<Dialpad aria-hidden />}
                title={t('payPassword.title')}
                wraps
                second={
                  !user.hasPayPassword && hours > 0
                    ? t('payPassword.holds', { hours, count: hours })
                    : undefined
                }
                end={t(user.hasPayPassword ? 'payPassword.isSet' : 'payPassword.isNotSet')}
                onPress={() => navigate('/mine/pay-password')}
              />
              <ListRow
                icon={<PhonelinkLock aria-hidden />}
                title={t('factor.title')}
                end={factor.data && t(factor.data.isOn ? 'factor.on' : 'factor.off')}
                onPress={() => navigate('/mine/second-factor')}
              />
              <ListRow
                icon={<Key aria-hidden />}
                title={t('passkeys.title')}
                end={passkeys.data && <Figure>{passkeys.data.all.length}</Figure>}
                onPress={() => navigate('/mine/passkeys')}
              />
            </CardList>
            <AntiPhishingCard user={user} />
          </>
        )}
        {!user && wasReal() && (
          <>
            <SkeletonList rows={4} />
            <SkeletonForm fields={1} height={WORD_CARD} />
          </>
        )}
        <DeviceList />
      </Stack>
      <ConfirmSheet
        open={leaving}
        title={t('session.logOutAsk')}
        confirm={t('session.logOut')}
        onConfirm={logOut}
        onClose={() => setLeaving(false)}
      >
        {t('session.logOutText')}
      </ConfirmSheet>
    </Page>
  );
}
