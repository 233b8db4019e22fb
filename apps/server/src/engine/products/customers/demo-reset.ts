import { move } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { Step } from '../../kernel/step.js';
import { type Fill, fillOf } from '../../market/quotes.js';
import type { ResetDemo, Results } from '../../protocol.js';
import { cancelPending } from '../contracts/cancel-pending.js';
import { closePosition } from '../contracts/close-order.js';
import type { Order } from '../contracts/tables/order.table.js';
import { endOption } from '../options/settle-options.js';
import { enabledWallets } from './customers.js';

/** Why what was open has ended: a key that the customer reads. */
const REASON = 'demo.reset';

/**
 * Ends everything that a demo customer has open, and brings each account to the demo balance. Pending orders are
 * cancelled, running options are void, positions close at this instant's quote: all of them, or nothing is done, since
 * no position may close at a price that nobody could trade on. What is past stays as it was.
 */
export function resetDemo(step: Step, { customerId }: ResetDemo): Results['demo.reset'] {
  const { state } = step;
  const customer = state.customers.get(customerId) ?? step.refuse('customer.not_found');
  if (!customer.isDemo) step.refuse('user.only_demo_account');
  const open = state.openOrdersOf(customerId);
  const fills = requireFills(
    step,
    open.filter(({ status }) => status === 'holding'),
  );
  const pending = open.filter(({ status }) => status === 'pending');
  for (const order of pending) cancelPending(step, order, REASON);
  const running = state.options.of(customerId);
  for (const option of running) {
    const ended = { status: 'void', outcome: 'void', reason: REASON, profit: 0n } as const;
    endOption(step, { ...option, ...ended }, option.stake);
  }
  for (const { order, fill } of fills) closePosition(step, order, fill, 'customer', REASON);
  bringToOpening(step, customerId);
  return { closed: fills.length, cancelled: pending.length, voided: running.length };
}

/** What each position would close at now. Refuses the reset, with their symbols, while some cannot close. */
function requireFills(step: Step, positions: readonly Order[]) {
  const { state, now } = step;
  const fills: { order: Order; fill: Fill }[] = [];
  const waiting = new Set<string>();
  for (const order of positions) {
    const fill = fillOf(state, order, now);
    if (typeof fill === 'string')
      waiting.add(state.symbols.get(order.symbolId)?.showCode ?? String(order.symbolId));
    else fills.push({ order, fill });
  }
  if (waiting.size > 0) step.refuse('demo.positions_wait', { symbols: [...waiting].sort().join(', ') });
  return fills;
}

/** What is missing comes from the demo book's mint, what is too much goes back there. */
function bringToOpening(step: Step, customerId: number): void {
  const opening = decimal(step.state.setting('demo_balance'));
  const mint = step.house('demo_mint', 'demo').id;
  for (const kind of enabledWallets(step)) {
    const { id, balance } = step.wallet(customerId, kind, 'free');
    if (balance === opening) continue;
    const ref = { refKind: 'customer', refId: customerId, overdraft: true };
    step.enter(move(mint, id, opening - balance), { type: 'demo.reset', ...ref });
  }
}
