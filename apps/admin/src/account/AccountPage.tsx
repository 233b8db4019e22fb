import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import type { Me } from '../providers/auth-provider.js';
import { get } from '../providers/http.js';
import { Devices } from '../ui/Devices.js';
import { Facts } from '../ui/Facts.js';
import { Section } from '../ui/Section.js';
import { PasswordForm } from './PasswordForm.js';
import { SecondFactor } from './SecondFactor.js';

interface OwnAccount extends Me {
  readonly has_totp: boolean;
  readonly totp_is_duty: boolean;
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
      <Section title="Password">
        <PasswordForm />
      </Section>
      <Section title="Second factor">
        <SecondFactor isOn={me.has_totp} isDuty={me.totp_is_duty} onChanged={() => void refetch()} />
      </Section>
      <Devices path="auth/sessions" canEnd />
    </Box>
  );
};
