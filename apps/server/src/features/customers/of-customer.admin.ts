import { folded, PART_LENGTH, PARTS_OF_PERSON } from '@truemark/domain';
import { type Expression, type SqlBool, sql } from 'kysely';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { customerParts } from '../../engine/products/customers/tables/customer-part.table.js';
import { type Filter, searchText, startsWith } from '../../platform/admin/filters.js';
import { anyTable, type ColumnRef, columnsOf, condition } from '../../platform/database/queries.js';

/** Of a beginning that more parts have, so many are looked at: it says little. */
const LOOKED_AT = 10_000;
/** A shorter word begins a part of almost everybody; of a script of words one sign is a word. */
const SHORTEST = 3;
const IS_LATIN = /^[\p{Script=Latin}\d]*$/u;

/**
 * Customers in whose name, nickname, e-mail, mobile number or UID each word of the text begins a part; null where the text
 * has no word that tells people apart.
 */
export function isNamed(id: ColumnRef, text: string): Expression<SqlBool> | null {
  const said = folded(text)
    .split(' ')
    .filter((word) => word !== '' && (!IS_LATIN.test(word) || word.length >= SHORTEST));
  if (said.length === 0) return null;
  const { id: place, part } = columnsOf(customerParts);
  return condition.and(
    said.map((word) => {
      const having = anyTable
        .selectFrom(customerParts.name)
        .select(sql<number>`${place} / ${sql.lit(PARTS_OF_PERSON)}`.as('person'))
        .where(startsWith(part, [...word].slice(0, PART_LENGTH).join('')))
        .orderBy('part')
        .orderBy('id')
        .limit(LOOKED_AT);
      return condition(id, 'in', anyTable.selectFrom(having.as('having')).select('person'));
    }),
  );
}

/** Rows of the customers whose UID begins with what was typed, or who are called so. */
export const ofCustomer: Filter<'customerId'> = (value, { customerId }) => {
  const text = searchText(value);
  const begins = startsWith(columnsOf(customers).uid, text);
  const those = anyTable.selectFrom(customers.name).select('id').where(begins);
  const named = isNamed(customerId, text);
  const ofThose = condition(customerId, 'in', those);
  return named ? condition.or([ofThose, named]) : ofThose;
};
