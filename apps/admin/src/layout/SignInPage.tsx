import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { HttpError, useLogin } from 'react-admin';
import { hasSessionEnded } from '../providers/session.js';
import { t } from '../texts/texts.js';

/** Sign-in; the code field appears once the server asks for it. */
export const SignInPage = () => {
  const login = useLogin();
  const [wantsCode, setWantsCode] = useState(false);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [lacking, setLacking] = useState<readonly string[]>([]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form));
    const wrong = [...form.querySelectorAll('input')].filter((field) => !field.checkValidity());
    setLacking(wrong.map(({ name }) => name));
    if (wrong.length > 0) {
      setMessage('');
      wrong[0]?.focus();
      return;
    }
    setBusy(true);
    setMessage('');
    try {
      await login(fields);
    } catch (error) {
      const key = error instanceof HttpError ? (error.body as { key?: string } | undefined)?.key : undefined;
      if (key?.startsWith('auth.totp')) setWantsCode(true);
      setMessage(error instanceof Error ? error.message : t('layout.signingInDidNotWorkPlease'));
      setBusy(false);
    }
  };

  return (
    <Box
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default', p: 4 }}
    >
      <Card component="main" sx={{ width: '100%', maxWidth: 360, p: 6 }}>
        <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 4 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <img src="/admin/favicon.svg" alt="" width={32} height={32} />
            <Typography variant="h4" component="h1">
              {t('layout.truemarkBackOffice')}
            </Typography>
          </Box>
          {message && <Alert severity="error">{message}</Alert>}
          {!message && hasSessionEnded() && <Alert severity="info">{t('layout.yourSessionHasEnded')}</Alert>}
          <TextField
            name="email"
            type="email"
            label={t('common.eMail')}
            error={lacking.includes('email')}
            helperText={lacking.includes('email') && t('layout.anEMailAddress')}
            autoComplete="username"
            autoFocus
            required
          />
          <TextField
            name="password"
            type="password"
            label={t('common.password')}
            error={lacking.includes('password')}
            helperText={lacking.includes('password') && t('layout.yourPassword')}
            autoComplete="current-password"
            required
          />
          {wantsCode && (
            <TextField
              name="totp"
              label={t('layout.codeOfYourAuthenticatorApp')}
              autoComplete="one-time-code"
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
              autoFocus
            />
          )}
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {t('layout.signIn')}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {t('layout.forgotPassword')}
          </Typography>
        </Box>
      </Card>
    </Box>
  );
};
