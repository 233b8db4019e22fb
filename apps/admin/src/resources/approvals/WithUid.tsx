import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Approval } from './approval.js';

/** What names a customer, with his UID beside it as everywhere. */
export const WithUid = ({ customer, children }: { customer: Approval['customer']; children: ReactNode }) => (
  <>
    {children}
    {customer?.name && (
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {` · ${customer.uid}`}
      </Box>
    )}
  </>
);
