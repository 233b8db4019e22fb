import { Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { Section } from '../../ui/Section.js';
import { useMay } from '../../ui/use-may.js';
import type { Customer } from './customer.js';

const waysOf = (hasApp: boolean, passkeys: number): string => {
  const keys = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`;
  const ways = [...(hasApp ? ['Authenticator app'] : []), ...(passkeys > 0 ? [keys] : [])];
  return ways.join(', ') || 'None';
};

/** Authenticator app and passkeys; for who has lost them, two operators take them away. */
export const CustomerFactor = ({ customer }: { customer: Customer }) => {
  const [asking, setAsking] = useState(false);
  const canAccess = useMay('customers', 'reset_second_factor');
  const { has_second_factor: hasApp, passkeys = 0 } = customer;
  return (
    <Section
      title="Second factor"
      action={
        canAccess &&
        (hasApp || passkeys > 0) && (
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            Ask to take it away
          </Button>
        )
      }
    >
      <Typography variant="body2" color="textSecondary">
        {hasApp === undefined ? <Skeleton width={120} /> : waysOf(hasApp, passkeys)}
      </Typography>
      {asking && (
        <ReasonDialog
          danger
          title={`Take the second factor of ${customer.uid} away?`}
          touches="A second person decides on this under “To approve”. Then every device of the customer is logged out, his passkeys are gone, the password alone logs in again, and the customer is told."
          confirm="Ask for it"
          hint="The second person reads this: how do you know that it is the customer?"
          path={`customers/${customer.id}/reset-second-factor`}
          done="Waiting for a second person"
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
};
