import { foldForSearch, PART_LENGTH, PARTS_OF_PERSON } from '@truemark/domain';
import { type Expression, type SqlBool, sql } from 'kysely';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { customerParts } from '../../engine/products/customers/tables/customer-part.table.js';
import { contains, startsWith } from '../../platform/admin/filters.js';
import { type ColumnRef, columnsOf, condition, untypedQueries } from '../../platform/database/queries.js';

/** Maximum matches read for a prefix that many parts share. */
const LOOKED_AT = 10_000;
/** Minimum word length: a shorter prefix matches almost everyone; in ideographic scripts one character is a word. */
const SHORTEST = 3;
const IS_LATIN = /^[\p{Script=Latin}\d]*$/u;

/** Part of an e-mail address: no blank, and a character of addresses. */
const ADDRESS = /^\S+[.@]\S*$/;
/** Whether the text is matched as a whole, not word by word: `example.net` must not match names with a word `net`. */
export const isOfAddress = (text: string): boolean => ADDRESS.test(text.trim());

/**
 * Customers in whose name, nickname, e-mail, mobile number or UID each word of the text starts a part, or whose e-mail
 * contains this piece of an address; null if no word is selective.
 */
export function nameCondition(id: ColumnRef, text: string): Expression<SqlBool> | null {
  const said = foldForSearch(text)
    .split(' ')
    .filter((word) => word !== '' && (!IS_LATIN.test(word) || word.length >= SHORTEST));
  if (said.length === 0) return null;
  if (isOfAddress(text)) return wholeTextCondition(id, text.trim());
  return condition.and(said.map((word) => partPrefixCondition(id, word)));
}

const partPrefixCondition = (id: ColumnRef, begin: string): Expression<SqlBool> => {
  const { id: place, part } = columnsOf(customerParts);
  const having = untypedQueries
    .selectFrom(customerParts.name)
    .select(sql<number>`${place} / ${sql.lit(PARTS_OF_PERSON)}`.as('person'))
    .where(startsWith(part, [...begin].slice(0, PART_LENGTH).join('')))
    .orderBy('part')
    .orderBy('id')
    .limit(LOOKED_AT);
  return condition(id, 'in', untypedQueries.selectFrom(having.as('having')).select('person'));
};

/** Matches by the part with this prefix; text longer than a part is compared with the whole value. */
function wholeTextCondition(id: ColumnRef, text: string): Expression<SqlBool> {
  const whole = foldForSearch(text);
  const begins = partPrefixCondition(id, whole);
  if ([...whole].length <= PART_LENGTH) return begins;
  const { id: number, emailKey, name } = columnsOf(customers);
  const holding = untypedQueries
    .selectFrom(customers.name)
    .select('id')
    .where(
      condition.and([
        partPrefixCondition(number, whole),
        condition.or([contains(emailKey, text), contains(name, whole)]),
      ]),
    );
  return condition(id, 'in', holding);
}
