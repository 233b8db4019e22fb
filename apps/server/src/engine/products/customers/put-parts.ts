import { personParts, type Searched } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import { customerParts } from './tables/customer-part.table.js';

/** Writes what a customer is found by, of the fields that are given, in the commit that writes them. */
export function putParts(step: Step, customerId: number, person: Partial<Searched>, isNew = false): void {
  for (const { id, part } of personParts(customerId, person)) {
    if (part !== null) step.upsert(customerParts, { id, part });
    else if (!isNew) step.remove(customerParts, { id });
  }
}
