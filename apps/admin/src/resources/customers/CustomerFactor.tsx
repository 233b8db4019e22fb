import { Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { t } from '../../texts/texts.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { customerLabel } from '../../ui/whose.js';
import type { Customer } from './customer.js';

const waysOf = (hasApp: boolean, passkeys: number): string => {
  const keys = t('customers.passkeys', { count: passkeys });
  const ways = [...(hasApp ? [t('customers.authenticatorApp')] : []), ...(passkeys > 0 ? [keys] : [])];
  return ways.join(', ') || t('customers.none');
};

/** Authenticator app and passkeys. If the customer has lost them, two operators can remove them. */
export const CustomerFactor = ({ customer }: { customer: Customer }) => {
  const [asking, setAsking] = useState(false);
  const canAccess = usePermission('customers', 'reset_second_factor');
  const { has_second_factor: hasApp, passkeys = 0 } = customer;
  return (
    <Section
      title={t('common.secondFactor')}
      action={
        canAccess &&
        (hasApp || passkeys > 0) && (
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {t('customers.askToTakeItAway')}
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
          title={t('customers.takeTheSecondFactorOfAway', { uid: customerLabel(customer) })}
          touches={t('customers.aSecondPersonDecidesOnThis')}
          confirm={t('common.askForIt')}
          hint={t('customers.theSecondPersonReadsThisHow')}
          path={`customers/${customer.id}/reset-second-factor`}
          done={t('customers.waitingForASecondPerson')}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
};
