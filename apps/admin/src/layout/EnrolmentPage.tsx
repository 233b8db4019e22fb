import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { Notification, useLogout } from 'react-admin';
import { Enrolment, type Proposal } from '../account/SecondFactor.js';
import { useOwn } from '../account/use-own.js';
import { t } from '../texts/texts.js';

/** The only page for an operator who still has to set up his mandatory second factor. */
export const EnrolmentPage = ({ onDone }: { onDone: () => void }) => {
  const logout = useLogout();
  const { data: proposal, error } = useOwn<Proposal>(['proposal'], 'auth/totp', {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Box
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default', p: 4 }}
    >
      <Card component="main" sx={{ width: '100%', maxWidth: 440, p: 6, display: 'grid', gap: 3 }}>
        <Typography variant="h4" component="h1">
          {t('layout.setUpYourSecondFactor')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('layout.everybodyWhoWorksHereSignsIn')}
        </Typography>
        {error && <Alert severity="warning">{error.message}</Alert>}
        {proposal ? (
          <Enrolment proposal={proposal} replaces={false} onChanged={onDone} />
        ) : (
          <LinearProgress />
        )}
        <Button color="inherit" onClick={() => void logout()} sx={{ justifySelf: 'start' }}>
          {t('layout.logOut')}
        </Button>
      </Card>
      <Notification />
    </Box>
  );
};
