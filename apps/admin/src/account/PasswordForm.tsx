import { Box, Button, TextField } from '@mui/material';
import { useOwnForm } from './use-own-form.js';

export const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const { submit, field, busy } = useOwnForm(
    'auth/password',
    'Password changed; your other sessions have ended',
    onChanged,
  );
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', justifyItems: 'start' }}>
      <TextField
        {...field('current_password')}
        type="password"
        label="Password until now"
        autoComplete="current-password"
      />
      <TextField
        {...field('password', 'At least twelve characters.')}
        type="password"
        label="New password"
        autoComplete="new-password"
      />
      <Button type="submit" variant="contained" loading={busy} sx={{ mt: 2 }}>
        Change password
      </Button>
    </Box>
  );
};
