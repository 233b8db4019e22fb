import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Refusal } from '../../api/http.js';
import { endedElsewhere, useSignedIn } from '../../api/session.js';
import { Stack } from '../../ui/Card.js';
import { MainButton } from '../../ui/MainButton.js';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { Page } from '../../ui/Page.js';
import { useStore } from '../../ui/store.js';
import { PasswordField } from '../../ui/TextField.js';
import { useConfig, useFlag } from '../configuration/configuration.js';
import { destination } from '../navigation/paths.js';
import { Redirect } from '../navigation/Redirect.js';
import { useBack } from '../navigation/useBack.js';
import { AccountFields, useTypedAccount } from './AccountFields.js';
import { AppCodeField } from './AppCodeField.js';
import { DemoButton } from './DemoButton.js';
import { PasskeyButton } from './PasskeyButton.js';
import { useSignIn } from './useSession.js';
import { useUser } from './useUser.js';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });
const Logo = styled('img')({
  display: 'block',
  height: 56,
  maxWidth: '100%',
  marginInline: 'auto',
  objectFit: 'contain',
});
const Or = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '8px 0 0',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}));

/** Log-in by e-mail or phone, and the demo. Returns to the page the customer wanted. */
export function LoginPage() {
  const { t } = useTranslation();
  const back = useBack();
  const [params] = useSearchParams();
  const { logo, site_name } = useConfig();
  const goal = destination(params.get('from'));
  const signedIn = useSignedIn();
  const wasEnded = useStore(endedElsewhere);
  const user = useUser();
  const { account: login } = useSignIn(goal);
  const demoOffered = useFlag('is_demo_login');
  const typed = useTypedAccount();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  /** Account known to have an authenticator app. */
  const [withApp, setWithApp] = useState<string>();
  const [asked, setAsked] = useState(false);

  // A demo customer may log in to the real account.
  if (signedIn && user && !user.isDemo) return <Redirect to={goal} />;
  const { account, type, areaId } = typed;
  const needsCode = withApp !== undefined && withApp === account;
  const isIncomplete = account === '' || password === '' || (needsCode && code.length < 6);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isIncomplete || login.isPending) return;
    const request = { account, password, channel: type, areaId };
    login.mutate(needsCode ? { ...request, appCode: code } : request, {
      onError: (fault) => {
        if (!(fault instanceof Refusal) || !fault.key.startsWith('auth.totp')) return;
        // The field was added or cleared by the app, so it is not reported as missing.
        setAsked(false);
        setWithApp(account);
        setCode('');
      },
    });
  };
  const refusal = login.error instanceof Refusal ? login.error : null;
  const ofCode = refusal?.key === 'auth.totp_invalid' ? refusal.message : undefined;
  const ofPasskey = refusal?.key === 'auth.passkey_required' ? refusal.message : undefined;
  const ofPassword =
    refusal && !ofPasskey && !refusal.key.startsWith('auth.totp') ? refusal.message : undefined;
  const missing = t(type === 'email' ? 'session.emailMissing' : 'session.phoneMissing');
  return (
    <Page title={t('session.logIn')} onBack={back}>
      <Stack>
        {wasEnded && <NoticeBanner card label={t('session.ended')} head={t('session.ended')} />}
        {logo && <Logo src={logo} alt={site_name} />}
        <Form noValidate onSubmit={submit}>
          <AccountFields
            inputs={typed.inputs}
            label={t('session.logInBy')}
            error={asked && account === '' ? missing : undefined}
          />
          <PasswordField
            label={t('session.password')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={asked && password === '' ? t('session.passwordMissing') : ofPassword}
          />
          {needsCode && (
            <AppCodeField
              autoFocus
              code={code}
              onCode={setCode}
              error={asked && code.length < 6 ? t('factor.codeHint') : ofCode}
            />
          )}
          <MainButton type="submit" busy={login.isPending}>
            {t('session.logIn')}
          </MainButton>
        </Form>
        <PasskeyButton destination={goal} why={ofPasskey} />
        <Button component={Link} to="/forgot">
          {t('session.forgot')}
        </Button>
        <Or>{t('session.noAccount')}</Or>
        <Button component={Link} to="/register" variant="outlined">
          {t('session.register')}
        </Button>
        {demoOffered && !user?.isDemo && (
          <>
            <DemoButton variant="outlined" destination={goal} />
            <Or>{t('session.demoText')}</Or>
          </>
        )}
      </Stack>
    </Page>
  );
}
