import { WHOSE } from '../../engine/products/customers/tables/called-by.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import type { Reader } from '../../platform/database/reader.js';
import { partsIn } from '../../platform/database/rows-in.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { customerName } from './customer-name.js';

/** Customer of a row, as shown. */
export interface Whose {
  readonly customer_id: number;
  readonly uid: string;
  readonly customer_name: string;
}

/** Customers of the rows, as far as this operator may see them. */
export async function whoseIn(
  reader: Reader,
  operator: SignedInOperator,
  ids: readonly number[],
): Promise<(id: number) => Whose> {
  const people = new Map((await partsIn(reader, customers, 'id', ids, WHOSE)).map((each) => [each.id, each]));
  return (id) => {
    const found = people.get(id);
    return { customer_id: id, uid: found?.uid ?? '', customer_name: customerName(operator, found) };
  };
}
