import type { Step } from '../../kernel/step.js';
import type { CustomerState } from './commands.js';

/** The customer. Refuses the step for a demo account. */
export function requireReal(step: Step, customerId: number): CustomerState {
  const customer = step.state.customers.get(customerId) ?? step.refuse('customer.not_found');
  return customer.isDemo ? step.refuse('user.only_real_account') : customer;
}
