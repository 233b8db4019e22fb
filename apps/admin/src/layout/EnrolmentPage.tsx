import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Notification, useLogout } from 'react-admin';
import { Enrolment, type Proposal } from '../account/SecondFactor.js';
import { get } from '../providers/http.js';
import { t } from '../texts/texts.js';
import { useLastError } from '../ui/use-last-error.js';

/** Time until a proposal that could not be read is asked for again, ms. */
const AGAIN = 5_000;

/** The only page for an operator who still has to set up his mandatory second factor. */
export const EnrolmentPage = ({ onDone }: { onDone: () => void }) => {
  const logout = useLogout();
  const asked = useQuery({
    queryKey: ['account', 'proposal'],
    queryFn: () => get<Proposal>('auth/totp'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.error ? AGAIN : false),
    // Offline, it says so instead of waiting for the network.
    networkMode: 'always',
  });
  const { data: proposal } = asked;
  const error = useLastError(asked);
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
