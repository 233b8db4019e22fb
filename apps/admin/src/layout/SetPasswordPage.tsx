import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { type HttpError, Notification } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { post } from '../providers/http.js';
import { formatRich } from '../texts/format-rich.js';
import { t } from '../texts/texts.js';

/** Page opened by a mailed link: the operator sets his password. */
export const SetPasswordPage = () => {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [fault, setFault] = useState('');
  const [email, setEmail] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setBusy(true);
    setFault('');
    try {
      setEmail((await post<{ email: string }>('auth/set-password', { token, password })).email);
    } catch (error) {
      const { message, body } = error as HttpError;
      const errors = (body as { errors?: Record<string, string> } | undefined)?.errors;
      setFault(errors?.password ?? message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default', p: 4 }}
    >
      <Card component="main" sx={{ width: '100%', maxWidth: 360, p: 6 }}>
        {email === null ? (
          <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 4 }}>
            <Typography variant="h4" component="h1">
              {t('layout.chooseYourPassword')}
            </Typography>
            {fault && <Alert severity="error">{fault}</Alert>}
            <TextField
              name="password"
              type="password"
              label={t('layout.newPassword')}
              helperText={t('layout.atLeastTwelveCharacters')}
              autoComplete="new-password"
              autoFocus
              required
            />
            <Button type="submit" variant="contained" size="large" loading={busy}>
              {t('layout.setPassword')}
            </Button>
          </Box>
        ) : (
          <Box sx={{ display: 'grid', gap: 4 }}>
            <Typography variant="h4" component="h1">
              {t('layout.yourPasswordIsSet')}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {formatRich('layout.signInAsFor24Hours', { email })}
            </Typography>
            <Button component={Link} to="/login" variant="contained" size="large">
              {t('layout.signIn')}
            </Button>
          </Box>
        )}
      </Card>
      <Notification />
    </Box>
  );
};
