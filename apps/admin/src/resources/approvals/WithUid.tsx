import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Approval } from './approval.js';

/** The same in a list cell: a long name is cut off, the UID never. */
export const CutWithUid = ({ customer, text }: { customer: Approval['customer']; text: string }) => (
  <Box component="span" title={text} sx={{ display: 'flex', whiteSpace: 'pre' }}>
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {text}
    </Box>
    <Box component="span" sx={{ flex: 'none' }}>
      <WithUid customer={customer}>{null}</WithUid>
    </Box>
  </Box>
);

/** Name of a customer with his UID next to it, as everywhere. */
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
