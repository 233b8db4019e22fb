import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get } from '../../providers/http.js';
import { formatRich } from '../../texts/format-rich.js';
import { fromServerWords, t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { formatNumber, money, ratio } from '../../ui/figures.js';
import { zonedInstant } from '../../ui/instant.js';
import { Section } from '../../ui/Section.js';
import { type Option, type Proof } from './option.js';
import { ProofTicks } from './ProofTicks.js';

const Sale = ({ sale }: { sale: NonNullable<Proof['sale']> }) => (
  <Facts
    rows={[
      [t('options.soldBackFor'), money(sale.price)],
      [t('options.chanceOfAWinThatStands'), `${formatNumber(Math.round(sale.chance * 1e4) / 100)}%`],
      [t('options.theHouseKept'), `${formatNumber(Math.round(sale.spread * 1e4) / 100)}%`],
      [t('options.offeredAt'), t('options.tick', { at: zonedInstant(sale.at), seq: sale.seq })],
    ]}
  />
);

const Figures = ({ proof, option }: { proof: Proof; option: Option }) => {
  const { settings, formula, ticks, rule, sale } = proof;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="body2">{fromServerWords(rule)}</Typography>
      <Facts
        rows={[
          [t('options.workedOut'), fromServerWords(formula.profit)],
          [t('common.bought'), zonedInstant(settings.start)],
          [t('options.entryUntil'), zonedInstant(settings.entry_deadline)],
          [t('options.expiry'), zonedInstant(settings.expiry)],
          [t('options.ratioAtThePurchase'), ratio(settings.ratio)],
          [
            t('options.aLossTakes'),
            settings.loss_level === 1 ? t('options.stakeRatioTheRestReturns') : t('options.theWholeStake'),
          ],
          [
            t('options.voidWhenTheExitTickIs'),
            t('options.sAtTheExpiry', { staleSeconds: settings.stale_seconds }),
          ],
        ]}
      />
      {sale && <Sale sale={sale} />}
      <ProofTicks proof={{ ticks, settings }} option={option} />
    </Box>
  );
};

/** Derivation of the result, which the customer can see and recalculate too. */
export const OptionProof = ({ option }: { option: Option }) => {
  const { data, error } = useQuery({
    // The key changes with the option's progress, so that the proof is read again.
    queryKey: ['options', 'proof', option.id, option.entrySeq, option.outcome],
    queryFn: () => get<Proof>(`options/${option.id}/proof`),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('options.proof')}>
      {error && (
        <Alert severity="error">
          {formatRich('options.theProofCouldNotBeRead', { message: error.message })}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && <Figures proof={data} option={option} />}
    </Section>
  );
};
