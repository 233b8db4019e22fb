import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Area } from '@truemark/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Refusal } from '../../api/http.js';
import { useSignedIn } from '../../api/session.js';
import { Stack } from '../../ui/Card.js';
import { Page } from '../../ui/Page.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { PasswordField, TextField } from '../../ui/TextField.js';
import { destination } from '../navigation/paths.js';
import { useBack } from '../navigation/useBack.js';
import { DemoButton } from './DemoButton.js';
import { PhoneField } from './PhoneField.js';
import { useAreas } from './useAreas.js';
import { useSignIn } from './useSession.js';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });
const Or = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '8px 0 0',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}));

/** The log-in by e-mail or phone, and the demo. It leads back to where the customer wanted to go. */
export function LoginPage() {
  const { t } = useTranslation();
  const back = useBack();
  const [params] = useSearchParams();
  const goal = destination(params.get('from'));
  const signedIn = useSignedIn();
  const { account: login } = useSignIn(goal);
  const [type, setType] = useState<'email' | 'mobile'>('email');
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const { areas, first } = useAreas(type === 'mobile');
  const [pickedArea, setPickedArea] = useState<Area>();
  const area = pickedArea ?? first;

  if (signedIn) return <Navigate to={goal} replace />;
  const account = type === 'email' ? email.trim() : phone;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (account === '' || password === '' || login.isPending) return;
    login.mutate({ account, password, login_type: type, area_id: type === 'mobile' ? area?.id : undefined });
  };
  const refusal = login.error instanceof Refusal ? login.error.message : undefined;
  const missing = asked && account === '';
  return (
    <Page title={t('session.logIn')} onBack={back}>
      <Stack>
        <SegmentedTabs
          label={t('session.logInBy')}
          value={type}
          onChange={setType}
          options={[
            { value: 'email', text: t('session.email') },
            { value: 'mobile', text: t('session.phone') },
          ]}
        />
        <Form noValidate onSubmit={submit}>
          {type === 'email' ? (
            <TextField
              label={t('session.email')}
              type="email"
              inputMode="email"
              autoComplete="username"
              dir="ltr"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              error={missing ? t('session.emailMissing') : undefined}
            />
          ) : (
            <PhoneField
              areas={areas}
              area={area}
              onArea={setPickedArea}
              number={phone}
              onNumber={setPhone}
              error={missing ? t('session.phoneMissing') : undefined}
            />
          )}
          <PasswordField
            label={t('session.password')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={asked && password === '' ? t('session.passwordMissing') : refusal}
          />
          <Button type="submit" variant="contained" disabled={login.isPending}>
            {t('session.logIn')}
          </Button>
        </Form>
        <Button component={Link} to="/forgot">
          {t('session.forgot')}
        </Button>
        <Or>{t('session.noAccount')}</Or>
        <Button component={Link} to="/register" variant="outlined">
          {t('session.register')}
        </Button>
        <DemoButton variant="outlined" destination={goal} />
        <Or>{t('session.demoText')}</Or>
      </Stack>
    </Page>
  );
}
