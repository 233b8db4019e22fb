import { folded, PART_LENGTH, PARTS_OF_PERSON } from '@truemark/domain';
import { type Expression, type SqlBool, sql } from 'kysely';
import { customerParts } from '../../engine/products/customers/tables/customer-part.table.js';
import { startsWith } from '../../platform/admin/filters.js';
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
