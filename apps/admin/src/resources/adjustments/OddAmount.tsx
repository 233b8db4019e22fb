import { Alert } from '@mui/material';
import type { EvidenceOf } from '../../product.js';
import { added } from '../../ui/added.js';
import { useCurrency } from '../../ui/use-currency.js';
import { useSummary } from '../customers/use-summary.js';
import { oddAmount } from './odd-amount.js';

interface Props {
  readonly customerId: number;
  readonly amount: number;
  readonly balance: number;
}

/** In red, why the amount of a correction looks like a slip; nothing where it does not. */
export const OddAmount = ({ customerId, amount, balance }: Props) => {
  const currency = useCurrency();
  const { data: customer } = useSummary(customerId);
  // What came from outside by his own payments: corrections come from there too.
  const paidIn =
    customer &&
    added(customer.outside.filter(({ type, net }) => type !== 'adjustment' && net > 0).map(({ net }) => net));
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

/** A plain decimal of what a request says, as a number; null: it says none. */
const figureOf = (facts: unknown, field: string): number | null => {
  const value = Number((facts as Readonly<Record<string, unknown>> | null)?.[field]);
  return Number.isFinite(value) ? value : null;
};

/** The same of a correction that was asked for, before it is agreed to. */
export const OddCorrection = ({ id, before, after }: EvidenceOf) => {
  const [amount, balance] = [figureOf(after, 'amount'), figureOf(before, 'balance')];
  return amount === null || balance === null ? null : (
    <OddAmount customerId={id} amount={amount} balance={balance} />
  );
};
