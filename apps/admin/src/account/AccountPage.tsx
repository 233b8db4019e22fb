import { Alert, Box } from '@mui/material';
import { Title } from 'react-admin';
import type { Me } from '../providers/auth-provider.js';
import { formatRich } from '../texts/format-rich.js';
import { t } from '../texts/texts.js';
import { Devices } from '../ui/Devices.js';
import { Facts } from '../ui/Facts.js';
import { roleNameOf } from '../ui/role-name.js';
import { Section } from '../ui/Section.js';
import { When } from '../ui/WhenField.js';
import { EventMails } from './EventMails.js';
import { PasswordForm } from './PasswordForm.js';
import { SecondFactor } from './SecondFactor.js';
import { useOwn } from './use-own.js';

interface OwnAccount extends Me {
  readonly has_totp: boolean;
  readonly totp_is_duty: boolean;
  readonly must_change_password: boolean;
  readonly decides_from_ms: number;
}

/** The operator's own sign-in: password and second factor. */
export const AccountPage = () => {
  const { data: me, refetch, error } = useOwn<OwnAccount>([], 'auth/me');
  if (!me)
    return (
      <>
        <Title title={t('account.mySignIn')} />
        {error && (
          <Alert severity="warning" sx={{ mt: 3 }}>
            {error.message}
          </Alert>
        )}
      </>
    );
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 3, maxWidth: 560 }}>
      <Title title={t('account.mySignIn')} />
      <Section title={me.name}>
        <Facts
          rows={[
            [t('common.eMail'), me.email],
            [t('account.role'), roleNameOf(me)],
          ]}
        />
      </Section>
      {me.must_change_password && (
        <Alert severity="warning" variant="outlined">
          {t('account.somebodyElseChoseYourPasswordChoose')}
        </Alert>
      )}
      {!me.must_change_password && me.decides_from_ms > Date.now() && (
        <Alert severity="info" variant="outlined">
          {formatRich('account.youApproveNothingAloneBeforeYour', { time: <When ms={me.decides_from_ms} /> })}
        </Alert>
      )}
      <Section title={t('common.password')}>
        <PasswordForm onChanged={() => void refetch()} />
      </Section>
      <Section title={t('common.secondFactor')}>
        <SecondFactor isOn={me.has_totp} isDuty={me.totp_is_duty} onChanged={() => void refetch()} />
      </Section>
      <EventMails />
      <Devices path="auth/sessions" canEnd />
    </Box>
  );
};
