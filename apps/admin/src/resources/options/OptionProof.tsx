import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get } from '../../providers/http.js';
import { Facts } from '../../ui/Facts.js';
import { figure, money } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import { instant } from './instant.js';
import { type Option, type Proof } from './option.js';
import { ProofTicks } from './ProofTicks.js';

const Sale = ({ sale }: { sale: NonNullable<Proof['sale']> }) => (
  <Facts
    rows={[
      ['Sold back for', money(sale.price)],
      ['Chance of a win that stands for', `${figure(Math.round(sale.chance * 1e4) / 100)}%`],
      ['The house kept', `${figure(Math.round(sale.spread * 1e4) / 100)}%`],
      ['Offered at', `${instant(sale.at)}, tick ${sale.seq}`],
    ]}
  />
);

const Figures = ({ proof, option }: { proof: Proof; option: Option }) => {
  const { settings, formula, ticks, rule, sale } = proof;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="body2">{rule}</Typography>
      <Facts
        rows={[
          ['Worked out', formula.profit],
          ['Bought', instant(settings.start)],
          ['Entry until', instant(settings.entry_deadline)],
          ['Expiry', instant(settings.expiry)],
          ['Ratio at the purchase', figure(settings.ratio)],
          ['A loss takes', settings.loss_level === 1 ? 'Stake × ratio; the rest returns' : 'The whole stake'],
          ['Void when the exit tick is older than', `${settings.stale_seconds} s at the expiry`],
        ]}
      />
      {sale && <Sale sale={sale} />}
      <ProofTicks proof={{ ticks, settings }} option={option} />
    </Box>
  );
};

/** What the result follows from, the same that the customer can look at and work out again. */
export const OptionProof = ({ option }: { option: Option }) => {
  const { data, error } = useQuery({
    // Another look whenever it has come further.
    queryKey: ['options', 'proof', option.id, option.entrySeq, option.outcome],
    queryFn: () => get<Proof>(`options/${option.id}/proof`),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title="Proof">
      {error && <Alert severity="error">The proof could not be read: {error.message}.</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && <Figures proof={data} option={option} />}
    </Section>
  );
};
