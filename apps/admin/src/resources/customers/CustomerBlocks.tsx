import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Section } from '../../ui/Section.js';
import { useMay } from '../../ui/use-may.js';
import { BlockDialog } from './BlockDialog.js';
import { BLOCKS, type Blockable, type Customer } from './customer.js';
import { UnblockDialog } from './UnblockDialog.js';

/** What the customer may not do, with the reason he reads. */
export const CustomerBlocks = ({ customer }: { customer: Customer }) => {
  const [blocking, setBlocking] = useState<Blockable | null>(null);
  const [lifting, setLifting] = useState<Blockable | null>(null);
  const canAccess = useMay('customers', 'block');
  return (
    <Section title="Blocks">
      {(Object.keys(BLOCKS) as Blockable[]).map((what) => {
        const reason = customer.blocked[what];
        return (
          <Box key={what} sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 40 }}>
            <Typography variant="body2" sx={{ minWidth: 96 }}>
              {BLOCKS[what]}
            </Typography>
            <Typography
              variant="body2"
              color={reason ? 'error' : 'textSecondary'}
              sx={{ flex: 1, overflowWrap: 'anywhere' }}
            >
              {reason ? `Blocked: ${reason}` : 'Allowed'}
            </Typography>
            {canAccess && (
              <Button
                variant="outlined"
                color={reason ? 'primary' : 'error'}
                aria-label={`${reason ? 'Unblock' : 'Block'} ${BLOCKS[what].toLowerCase()}`}
                onClick={() => (reason ? setLifting(what) : setBlocking(what))}
              >
                {reason ? 'Unblock' : 'Block'}
              </Button>
            )}
          </Box>
        );
      })}
      {blocking && <BlockDialog customer={customer} what={blocking} onClose={() => setBlocking(null)} />}
      {lifting && <UnblockDialog customer={customer} what={lifting} onClose={() => setLifting(null)} />}
    </Section>
  );
};
