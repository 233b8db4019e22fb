import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { OWNER_COLUMNS } from '../../engine/products/customers/tables/display-name.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOfRowsIn } from '../../platform/database/rows-in.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { customerName } from './customer-name.js';

/** Customer of a row, as shown. */
export interface CustomerReference {
  readonly customer_id: number;
  readonly uid: string;
  readonly customer_name: string;
}

/** Customers of the rows, as far as this operator may see them. */
export async function loadCustomerReferences(
  reader: DatabaseReader,
  operator: SignedInOperator,
  ids: readonly number[],
): Promise<(id: number) => CustomerReference> {
  const people = new Map(
    (await columnsOfRowsIn(reader, customers, 'id', ids, OWNER_COLUMNS)).map((each) => [each.id, each]),
  );
  return (id) => {
    const found = people.get(id);
    return { customer_id: id, uid: found?.uid ?? '', customer_name: customerName(operator, found) };
  };
}
