import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import type { Me } from '../providers/auth-provider.js';
import { get } from '../providers/http.js';
import { Devices } from '../ui/Devices.js';
import { Facts } from '../ui/Facts.js';
import { Section } from '../ui/Section.js';
import { When } from '../ui/WhenField.js';
import { PasswordForm } from './PasswordForm.js';
import { SecondFactor } from './SecondFactor.js';

interface OwnAccount extends Me {
  readonly has_totp: boolean;
  readonly totp_is_duty: boolean;
  readonly must_change_password: boolean;
  readonly decides_from_ms: number;
}

/** The own sign-in: password and second factor. */
export const AccountPage = () => {
  const { data: me, refetch } = useQuery({
    queryKey: ['account'],
    queryFn: () => get<OwnAccount>('auth/me'),
  });
  if (!me) return <Title title="My sign-in" />;
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 3, maxWidth: 560 }}>
      <Title title="My sign-in" />
      <Section title={me.name}>
        <Facts
          rows={[
            ['E-mail', me.email],
            ['Role', me.role],
          ]}
        />
      </Section>
      {me.must_change_password && (
        <Alert severity="warning" variant="outlined">
          Somebody else chose your password. Choose your own: until then, and for 24 hours after, you approve
          nothing alone.
        </Alert>
      )}
      {!me.must_change_password && me.decides_from_ms > Date.now() && (
        <Alert severity="info" variant="outlined">
          You approve nothing alone before <When ms={me.decides_from_ms} />: your sign-in or role has just
          changed.
        </Alert>
      )}
      <Section title="Password">
        <PasswordForm onChanged={() => void refetch()} />
      </Section>
      <Section title="Second factor">
        <SecondFactor isOn={me.has_totp} isDuty={me.totp_is_duty} onChanged={() => void refetch()} />
      </Section>
      <Devices path="auth/sessions" canEnd />
    </Box>
  );
};
