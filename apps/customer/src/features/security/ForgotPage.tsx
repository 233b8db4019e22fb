import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { perform } from '../../api/action.js';
import { replacePassword } from '../../api/passwords.js';
import { useSignedIn } from '../../api/session.js';
import { Stack } from '../../ui/Card.js';
import { MainButton } from '../../ui/MainButton.js';
import { Page } from '../../ui/Page.js';
import { PasswordField } from '../../ui/TextField.js';
import { toast } from '../../ui/toast.js';
import { CodeField } from '../codes/CodeField.js';
import { Redirect } from '../navigation/Redirect.js';
import { useBack } from '../navigation/useBack.js';
import { AccountFields, useTypedAccount } from '../session/AccountFields.js';
import { checkPasswords } from '../session/registration.js';
import { useRefused } from '../session/useRefused.js';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.palette.text.secondary,
}));

/** Resets a forgotten password by a code to the customer's address. */
export function ForgotPage() {
  const { t } = useTranslation();
  const back = useBack('/login');
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const typed = useTypedAccount();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [asked, setAsked] = useState(false);
  const forget = useMutation({
    mutationFn: (request: Parameters<typeof replacePassword.write>[0]) => perform(replacePassword, request),
    onSuccess: ({ said }) => toast.success(said),
    meta: { quiet: true },
  });
  const refused = useRefused(forget.error, 'code');
  if (signedIn) return <Redirect to="/" />;

  const wrong = checkPasswords(password, again);
  const { type, account, areaId, target } = typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!target || code === '' || Object.keys(wrong).length > 0 || forget.isPending) return;
    forget.mutate(
      { channel: type, account, areaId, code, password, again },
      // Not if the visitor has navigated away meanwhile.
      { onSuccess: () => navigate('/login', { replace: true }) },
    );
  };
  const missing = t(type === 'email' ? 'session.emailWrong' : 'session.phoneMissing');
  return (
    <Page title={t('forgot.title')} onBack={back}>
      <Stack>
        <Text>{t('forgot.text')}</Text>
        <Form noValidate onSubmit={submit}>
          <AccountFields
            inputs={typed.inputs}
            label={t('forgot.by')}
            error={asked && !target ? missing : refused('account')}
          />
          <CodeField
            type={2}
            target={target}
            code={code}
            onCode={setCode}
            onMissing={() => setAsked(true)}
            error={asked && code === '' ? t('session.fieldMissing') : refused('code')}
          />
          <PasswordField
            label={t('password.new')}
            autoComplete="new-password"
            hint={t('session.passwordHint')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={asked && wrong.password ? t(wrong.password) : refused('password')}
          />
          <PasswordField
            label={t('password.newAgain')}
            autoComplete="new-password"
            value={again}
            onChange={(event) => setAgain(event.target.value)}
            error={asked && wrong.again ? t(wrong.again) : refused('again')}
          />
          <MainButton type="submit" busy={forget.isPending}>
            {t('password.save')}
          </MainButton>
        </Form>
      </Stack>
    </Page>
  );
}
