import { Alert } from '@mui/material';
import type { EvidenceOf } from '../../product.js';
import { sumExactly } from '../../ui/sum-exactly.js';
import { useCurrency } from '../../ui/use-currency.js';
import { useSummary } from '../customers/use-summary.js';
import { oddAmount } from './odd-amount.js';

interface Props {
  readonly customerId: number;
  readonly amount: number;
  readonly balance: number;
}

/** Red alert with the reasons why a correction's amount looks like a mistake; nothing if it does not. */
export const OddAmount = ({ customerId, amount, balance }: Props) => {
  const currency = useCurrency();
  const { data: customer } = useSummary(customerId);
  // Customer's own payments only: corrections also come from the outside account.
  const paidIn =
    customer &&
    sumExactly(
      customer.outside.filter(({ type, net }) => type !== 'adjustment' && net > 0).map(({ net }) => net),
    );
  const reasons = oddAmount(amount, { balance, paidIn, currency });
  if (reasons.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined">
      {reasons.map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </Alert>
  );
};

/** Plain decimal in a request's facts, as a number; null: none. */
const figureOf = (facts: unknown, field: string): number | null => {
  const value = Number((facts as Readonly<Record<string, unknown>> | null)?.[field]);
  return Number.isFinite(value) ? value : null;
};

/** The same for a requested correction, before approval. */
export const OddCorrection = ({ id, before, after }: EvidenceOf) => {
  const [amount, balance] = [figureOf(after, 'amount'), figureOf(before, 'balance')];
  return amount === null || balance === null ? null : (
    <OddAmount customerId={id} amount={amount} balance={balance} />
  );
};
