import { CustomerWarnings } from '../customers/CustomerBeside.js';
import { picturedIn, UsedBefore } from './DepositStatement.js';
import type { DepositDetails } from './deposit.js';

/** Warnings about a deposit: a picture used before, and those of its customer. */
export const DepositWarnings = ({ deposit }: { deposit: DepositDetails }) => (
  <>
    <UsedBefore deposit={deposit} />
    <CustomerWarnings
      id={deposit.customer_id}
      askedAt={deposit.created_at_ms}
      pictured={picturedIn(deposit)}
    />
  </>
);
