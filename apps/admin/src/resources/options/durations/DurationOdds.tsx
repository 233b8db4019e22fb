import { Alert, Box } from '@mui/material';
import type { WeighedChange } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { Facts } from '../../../ui/Facts.js';
import { Section } from '../../../ui/Section.js';
import { inOwnNames } from '../../audit-log/field-names.js';
import { breakEvenOf, type Edge, edgeOf, edgeText, keptOf } from './duration.js';
import { useLossLevel } from './use-durations.js';

/** The edge of the ratio that one side of a request has; null: it has none. */
const edgeIn = (state: unknown, lossLevel: number): Edge | null =>
  edgeOf(((inOwnNames('durations', state) ?? {}) as { readonly ratio?: unknown }).ratio, lossLevel);

/** What was and what would be, of a new offer that alone. */
const Step = ({ from, to }: { from: string | null; to: string }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
    {from !== null && `${from} → `}
    <b>{to}</b>
  </Box>
);

/** When customers break even by a ratio that is asked for, and what the house keeps by it. */
export const DurationOdds = ({ before, after }: WeighedChange) => {
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
