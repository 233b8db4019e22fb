import { Alert, Box } from '@mui/material';
import type { ChangeValues } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { Facts } from '../../../ui/Facts.js';
import { Section } from '../../../ui/Section.js';
import { inOwnNames } from '../../audit-log/field-names.js';
import { breakEvenOf, type Edge, edgeOf, edgeText, keptOf } from './duration.js';
import { useLossLevel } from './use-durations.js';

/** Edge of the ratio on one side of a request; null: it has none. */
const edgeIn = (state: unknown, lossLevel: number): Edge | null =>
  edgeOf(((inOwnNames('durations', state) ?? {}) as { readonly ratio?: unknown }).ratio, lossLevel);

/** Value before and after; for a new offer only the latter. */
const Step = ({ from, to }: { from: string | null; to: string }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
    {from !== null && `${from} → `}
    <b>{to}</b>
  </Box>
);

/** Customers' break-even rate under a requested ratio, and what the broker keeps. */
export const DurationOdds = ({ before, after }: ChangeValues) => {
  const lossLevel = useLossLevel();
  const [old, now] = [edgeIn(before, lossLevel), edgeIn(after, lossLevel)];
  if (now === null) return null;
  const step = (say: (edge: Edge) => string) => <Step from={old && say(old)} to={say(now)} />;
  return (
    <Section title={t('options.whatTheRatioComesTo')}>
      <Facts
        rows={[
          [t('options.breaksEvenAt'), step(breakEvenOf)],
          [t('options.houseKeepsOf100'), step(keptOf)],
        ]}
      />
      {now.kept < 0 && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
          {edgeText(now)}
        </Alert>
      )}
    </Section>
  );
};
