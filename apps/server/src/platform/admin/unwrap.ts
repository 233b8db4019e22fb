import { BLOCKED_MOST, CLOSED_MOST, isRefusal, type Refusal } from '@truemark/domain';
import { textOf } from '../http/texts.js';
import { AdminError, notFound } from './admin-error.js';

/** What the engine did; throws its refusal as an answer of the back office's API. */
export function unwrap<T extends object>(outcome: T | Refusal): T {
  if (!isRefusal(outcome)) return outcome;
  if (outcome.key.endsWith('.not_found')) throw notFound(outcome.key.slice(0, -'.not_found'.length));
  throw new AdminError(409, outcome.key, operatorText(outcome.key, outcome.facts));
}

/** Why something is refused, in words for operators. */
export const operatorText = (key: Refusal['key'], facts?: Refusal['facts']): string =>
  REASONS[key] ?? textOf('en', key, facts);

/** Words for operators, where those for customers would not do. */
const REASONS: Partial<Record<Refusal['key'], string>> = {
  'customers.block_limit': `You have blocked ${BLOCKED_MOST} customers within 24 hours: somebody else looks at this one.`,
  'orders.close_limit': `You have closed ${CLOSED_MOST} positions of customers within 24 hours: somebody else looks at this one.`,
  'loan.form_required': 'The customer has no approved loan form.',
  'loan.one_at_a_time': 'The customer has another loan.',
  'loan.written_off': 'An earlier loan of the customer was written off: nothing is lent to him any more.',
  'withdraw.pending_blocks': 'Money of the customer is on its way out: nothing is lent until it is decided.',
  'market.closed': 'The market is closed: a position can only be closed at the market price.',
  'market.paused': 'A price of this symbol waits for a look: nothing trades until then.',
  'symbol.in_use': 'Open orders or other symbols are converted through this symbol.',
  'market.stale_quote': 'There is no fresh price: a position can only be closed at the market price.',
  'order.not_open': 'This order is not open any more.',
  'withdraw.blocked':
    'The customer is blocked from withdrawing or from signing in: nothing is paid out until that is lifted.',
  'settings.in_use': 'Somebody’s money depends on this just now.',
};
