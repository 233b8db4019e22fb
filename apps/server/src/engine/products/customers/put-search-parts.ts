import { personParts, type SearchFields } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import { customerParts } from './tables/customer-part.table.js';

/** Writes the search pieces of the given fields, in the same commit as the fields. */
export function putSearchParts(
  step: Step,
  customerId: number,
  person: Partial<SearchFields>,
  isNew = false,
): void {
  for (const { id, part } of personParts(customerId, person)) {
    if (part !== null) step.upsert(customerParts, { id, part });
    else if (!isNew) step.remove(customerParts, { id });
  }
}
