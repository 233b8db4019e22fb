import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Refusal } from '../../api/http.js';
import { useSignedIn } from '../../api/session.js';
import { Stack } from '../../ui/Card.js';
import { Page } from '../../ui/Page.js';
import { PasswordField, TextField } from '../../ui/TextField.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { checkRegistration, OPTIONAL_FIELDS, type Registration } from './registration.js';
import { useErrorTexts } from './useErrorTexts.js';
import { useSignIn } from './useSession.js';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '8px 0 0',
  color: theme.palette.text.secondary,
}));

/** A real account by e-mail; further fields as the settings ask for them. */
export function RegisterPage() {
  const { t } = useTranslation();
  const back = useBack();
  const config = useConfig();
  const [params] = useSearchParams();
  const signedIn = useSignedIn();
  const { register } = useSignIn('/');
  const [form, setForm] = useState<Registration>({
    account: '',
    password: '',
    re_password: '',
    invite_code: params.get('invite_code') ?? '',
  });
  const [asked, setAsked] = useState(false);
  const optional = OPTIONAL_FIELDS.filter(({ flag }) => isOn(config, flag));
  if (signedIn) return <Navigate to="/" replace />;

  const wrong = checkRegistration(form, optional);
  const texts = useErrorTexts();
  const refused = register.error instanceof Refusal ? register.error : null;
  const error = (field: string): string | undefined => {
    const key = asked ? wrong[field] : undefined;
    if (key) return t(key);
    if (!refused) return undefined;
    const fieldKey = refused.fields[field];
    if (fieldKey) return texts[fieldKey] ?? refused.message;
    const names = Object.keys(refused.fields);
    return field === 'account' && names.length === 0 ? refused.message : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(wrong).length > 0 || register.isPending) return;
    register.mutate({ ...form, account: form.account.trim(), type: 'email' });
  };
  const field = (name: string) => ({
    name,
    value: form[name] ?? '',
    error: error(name),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });
  return (
    <Page title={t('session.register')} onBack={back}>
      <Stack>
        <Form noValidate onSubmit={submit}>
          <TextField
            {...field('account')}
            label={t('session.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            dir="ltr"
          />
          <PasswordField
            {...field('password')}
            label={t('session.password')}
            autoComplete="new-password"
            hint={t('session.passwordHint')}
          />
          <PasswordField
            {...field('re_password')}
            label={t('session.passwordAgain')}
            autoComplete="new-password"
          />
          {optional.map(({ name, label, ...input }) => (
            <TextField key={name} {...field(name)} {...input.input} label={t(label)} />
          ))}
          <TextField
            {...field('invite_code')}
            label={t('session.invite')}
            hint={t('session.inviteHint')}
            dir="ltr"
          />
          <Button type="submit" variant="contained" disabled={register.isPending}>
            {t('session.register')}
          </Button>
        </Form>
        <Note>{t('session.notOffered')}</Note>
        <Button component={Link} to="/login" replace>
          {t('session.haveAccount')}
        </Button>
      </Stack>
    </Page>
  );
}
