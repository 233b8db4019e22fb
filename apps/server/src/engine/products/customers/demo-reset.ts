import { move } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import type { ResetDemo } from './commands.js';
import { enabledWallets } from './customers.js';

/** I18n key of the close reason, shown to the customer. */
const REASON = 'demo.reset';

/**
 * Ends everything that a demo customer has open and resets each account to the demo balance: pending orders are
 * cancelled, running options are voided, positions close at the current quote. All or nothing. History is kept.
 */
export function resetDemo(step: Step, { customerId }: ResetDemo): Results['demo.reset'] {
  const { state } = step;
  const customer = state.customers.get(customerId) ?? step.refuse('customer.not_found');
  if (!customer.isDemo) step.refuse('user.only_demo_account');
  const counts: Record<string, number> = { closed: 0, cancelled: 0, voided: 0 };
  for (const hook of ['cancelAll', 'endAll'] as const) {
    for (const end of state.catalogue.trades[hook]) Object.assign(counts, end(step, customerId, REASON));
  }
  resetBalances(step, customerId);
  return counts as Results['demo.reset'];
}

/** Mints what is missing in the demo book, and returns any excess to the mint. */
function resetBalances(step: Step, customerId: number): void {
  const opening = decimal(step.state.setting('demo_balance'));
  const mint = step.house('demo_mint', 'demo').id;
  for (const kind of enabledWallets(step)) {
    const { id, balance } = step.wallet(customerId, kind, 'free');
    if (balance === opening) continue;
    const ref = { refKind: 'customer', refId: customerId, overdraft: true };
    step.enter(move(mint, id, opening - balance), { type: 'demo.reset', ...ref });
  }
}
