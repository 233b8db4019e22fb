import { personParts } from '@truemark/domain';
import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import {
  type CustomerPart,
  customerParts,
} from '../../engine/products/customers/tables/customer-part.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

/**
 * Verifies that the search of operators finds every customer by what his row holds, and by nothing else: a customer whom
 * nobody finds is one whom nobody looks into. Reports name no piece of a name, because the run's result is kept.
 */
export async function verifySearchParts(reader: DatabaseReader): Promise<string> {
  const stored = rowsOf(reader, customerParts);
  let next = (await stored.next()).value;
  let count = 0;
  for await (const { id, part, customerId } of expectedParts(reader)) {
    expectNone(next && next.id < id ? next : undefined);
    assertConsistent(
      next?.id === id,
      () => `customer_parts ${id} is missing: the search does not find customer ${customerId} by it`,
    );
    assertConsistent(
      next?.part === part,
      () => `customer_parts ${id} is no part of what customer ${customerId} is found by`,
    );
    count += 1;
    next = (await stored.next()).value;
  }
  expectNone(next);
  return `customers are found by the ${count} parts of their names, addresses and numbers`;
}

function expectNone(part: CustomerPart | undefined): void {
  assertConsistent(part === undefined, () => `customer_parts ${part?.id} is stored, no customer has it`);
}

/** Parts of all customers in the order of their ids, as `customerParts` is read. */
async function* expectedParts(
  reader: DatabaseReader,
): AsyncGenerator<CustomerPart & { readonly customerId: number }> {
  for await (const customer of rowsOf(reader, customers))
    for (const { id, part } of personParts(customer.id, customer))
      if (part !== null) yield { id, part, customerId: customer.id };
}
