import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Approval } from './approval.js';

/** What names a customer, with his UID small beside it. */
export const WithUid = ({ customer, children }: { customer: Approval['customer']; children: ReactNode }) => (
  <>
    {children}
    {customer?.name && (
      <Typography component="span" variant="caption" color="textSecondary">
        {' '}
        UID {customer.uid}
      </Typography>
    )}
  </>
);
