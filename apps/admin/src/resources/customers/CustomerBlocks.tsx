import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { t } from '../../texts/texts.js';
import { Pill } from '../../ui/Pill.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import { BlockDialog } from './BlockDialog.js';
import { BLOCKS, type Blockable, type Summary } from './customer.js';
import { UnblockDialog } from './UnblockDialog.js';
import { useCommanded } from './use-commanded.js';

/** Active block: the reason as the customer reads it, who set it and since when. */
const Standing = ({ reason, laid }: { reason: string; laid: Summary['blocks'][number] | undefined }) => (
  <Box sx={{ flex: 1, minWidth: 0, pb: 3 }}>
    <Pill label={t('customers.blocked3')} tone="error" />
    <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {reason}
    </Typography>
    {laid && (
      <Typography variant="caption" color="textSecondary" component="div">
        {laid.by_name} · <When ms={laid.at_ms} />
      </Typography>
    )}
  </Box>
);

/** Blocks of the customer, with the reasons he reads. */
export const CustomerBlocks = ({ customer }: { customer: Summary }) => {
  const [blocking, setBlocking] = useState<Blockable | null>(null);
  const [lifting, setLifting] = useState<Blockable | null>(null);
  const canAccess = usePermission('customers', 'block');
  useCommanded('block', canAccess, (what) => {
    if (what in BLOCKS && !customer.blocked[what as Blockable]) setBlocking(what as Blockable);
  });
  const mayLift = usePermission('customers', 'unblock');
  useCommanded('unblock', mayLift, (what) => {
    if (what in BLOCKS && customer.blocked[what as Blockable]) setLifting(what as Blockable);
  });
  return (
    <Section title={t('customers.blocks')}>
      {(Object.keys(BLOCKS) as Blockable[]).map((what) => {
        const reason = customer.blocked[what];
        const laid = customer.blocks.find((each) => each.what === what);
        return (
          <Box
            key={what}
            sx={{ display: 'flex', alignItems: reason ? 'start' : 'center', gap: 3, minHeight: 40 }}
          >
            <Typography variant="body2" sx={{ minWidth: 96, ...(reason && { pt: 1 }) }}>
              {BLOCKS[what]}
            </Typography>
            {reason ? (
              <Standing reason={reason} laid={laid} />
            ) : (
              <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
                {t('customers.allowed')}
              </Typography>
            )}
            {(reason ? mayLift : canAccess) && (
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
