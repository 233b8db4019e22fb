import { CustomerWarnings } from '../customers/CustomerBeside.js';
import { picturedIn, UsedBefore } from './DepositStatement.js';
import type { WholeDeposit } from './deposit.js';

/** What speaks against a deposit: that its picture was used before, and what its customer warns of. */
export const DepositWarnings = ({ deposit }: { deposit: WholeDeposit }) => (
  <>
    <UsedBefore deposit={deposit} />
    <CustomerWarnings
      id={deposit.customer_id}
      askedAt={deposit.created_at_ms}
      pictured={picturedIn(deposit)}
    />
  </>
);
