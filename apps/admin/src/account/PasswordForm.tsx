import { Box, Button, TextField } from '@mui/material';
import { t } from '../texts/texts.js';
import { useOwnForm } from './use-own-form.js';

export const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const { submit, field, busy } = useOwnForm(
    'auth/password',
    t('account.passwordChangedYourOtherSessionsHave'),
    onChanged,
  );
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', justifyItems: 'start' }}>
      <TextField
        {...field('current_password')}
        type="password"
        label={t('account.passwordUntilNow')}
        autoComplete="current-password"
      />
      <TextField
        {...field('password', t('account.atLeastTwelveCharacters'))}
        type="password"
        label={t('account.newPassword')}
        autoComplete="new-password"
      />
      <Button type="submit" variant="contained" loading={busy} sx={{ mt: 2 }}>
        {t('account.changePassword')}
      </Button>
    </Box>
  );
};
