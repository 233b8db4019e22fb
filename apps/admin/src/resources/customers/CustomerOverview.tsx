import { Box, Card, Skeleton } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { Section } from '../../ui/Section.js';
import { CustomerAccounts } from './CustomerAccounts.js';
import { CustomerBlocks } from './CustomerBlocks.js';
import { CustomerFactor } from './CustomerFactor.js';
import { CustomerMoney, CustomerProducts } from './CustomerFigures.js';
import { CustomerIdentity, CustomerRelations, OwnBounds } from './CustomerIdentity.js';
import { LoginTable } from './CustomerLogins.js';
import { CustomerNotes } from './CustomerNotes.js';
import { CustomerProfile } from './CustomerProfile.js';
import type { Summary } from './customer.js';

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr', lg: '4fr 5fr 5fr' },
  width: '100%',
} as const;
/** On a phone its cards are mixed with those of the other columns. */
const column = {
  display: { xs: 'contents', md: 'grid' },
  gap: 3,
  alignContent: 'start',
  minWidth: 0,
} as const;

/** Heights of the card placeholders, column by column, so that nothing jumps when the cards load. */
const SKELETONS = [
  [500, 160],
  [130, 220, 120, 180],
  [130, 190, 80, 100],
];

/** Placeholder until the customer is loaded. */
export const OverviewSkeleton = () => (
  <Box sx={columns} aria-busy="true" aria-label={t('common.customer')} role="status">
    {SKELETONS.map((heights) => (
      <Box key={heights.join()} sx={column}>
        {heights.map((height) => (
          <Card key={height} sx={{ p: 4 }}>
            <Skeleton variant="rounded" height={height - 32} />
          </Card>
        ))}
      </Box>
    ))}
  </Box>
);

/** Customer on one page: identity, money, state. */
export const CustomerOverview = () => {
  const customer = useRecordContext<Summary>();
  if (!customer) return null;
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <CustomerProfile customer={customer} />
        <CustomerNotes customer={customer} />
      </Box>
      <Box sx={column}>
        {/* A phone shows his money first. */}
        <Box sx={{ order: { xs: -1, md: 0 }, minWidth: 0 }}>
          <CustomerMoney customer={customer} />
        </Box>
        <CustomerAccounts customer={customer} />
        <CustomerProducts customer={customer} />
        <OwnBounds customer={customer} />
        <Section title={t('customers.lastLogins')}>
          <LoginTable isNarrow logins={customer.logins} />
        </Section>
      </Box>
      <Box sx={column}>
        <CustomerIdentity customer={customer} />
        <CustomerBlocks customer={customer} />
        <CustomerFactor customer={customer} />
        <CustomerRelations customer={customer} />
      </Box>
    </Box>
  );
};
