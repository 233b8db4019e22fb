import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { t } from '../../texts/texts.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { Section } from '../../ui/Section.js';
import { useMay } from '../../ui/use-may.js';
import { BlockDialog } from './BlockDialog.js';
import { BLOCKS, type Blockable, type Customer } from './customer.js';
import { UnblockDialog } from './UnblockDialog.js';
import { useCommanded } from './use-commanded.js';

/** What the customer may not do, with the reason he reads. */
export const CustomerBlocks = ({ customer }: { customer: Customer }) => {
  const [blocking, setBlocking] = useState<Blockable | null>(null);
  const [lifting, setLifting] = useState<Blockable | null>(null);
  const canAccess = useMay('customers', 'block');
  useCommanded('block', canAccess, (what) => {
    if (what in BLOCKS && !customer.blocked[what as Blockable]) setBlocking(what as Blockable);
  });
  useCommanded('unblock', useMay('customers', 'unblock'), (what) => {
    if (what in BLOCKS && customer.blocked[what as Blockable]) setLifting(what as Blockable);
  });
  useReviewKeys({
    b: () => {
      if (canAccess && !customer.blocked.signIn) setBlocking('signIn');
    },
  });
  return (
    <Section title={t('customers.blocks')}>
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
              {reason ? t('customers.blocked2', { reason }) : t('customers.allowed')}
            </Typography>
            {canAccess && (
              <Button
                variant="outlined"
                color={reason ? 'primary' : 'error'}
                aria-label={`${reason ? t('customers.unblock') : t('customers.block')} ${BLOCKS[what].toLowerCase()}`}
                onClick={() => (reason ? setLifting(what) : setBlocking(what))}
              >
                {reason ? t('customers.unblock') : t('customers.block')}
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
