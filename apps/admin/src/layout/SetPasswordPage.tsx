import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { type HttpError, Notification } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { post } from '../providers/http.js';

/** What a link opens that was sent to an operator: he chooses his password. */
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
              Choose your password
            </Typography>
            {fault && <Alert severity="error">{fault}</Alert>}
            <TextField
              name="password"
              type="password"
              label="New password"
              helperText="At least twelve characters."
              autoComplete="new-password"
              autoFocus
              required
            />
            <Button type="submit" variant="contained" size="large" loading={busy}>
              Set password
            </Button>
          </Box>
        ) : (
          <Box sx={{ display: 'grid', gap: 4 }}>
            <Typography variant="h4" component="h1">
              Your password is set
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Sign in as {email}. For 24 hours you approve nothing alone and are nobody’s second person.
            </Typography>
            <Button component={Link} to="/login" variant="contained" size="large">
              Sign in
            </Button>
          </Box>
        )}
      </Card>
      <Notification />
    </Box>
  );
};
