import type { Tampering } from './tamperings.js';

/** Parts of the first customer who has a name; a customer's parts begin at the number times 256, those of the name first. */
const NAMED = `(SELECT MIN(id) FROM customers WHERE name IS NOT NULL)`;
const OF_NAME = `id BETWEEN ${NAMED} * 256 AND ${NAMED} * 256 + 47`;

/** Changes to the parts by which operators find customers. */
export const SEARCH_TAMPERINGS: readonly Tampering[] = [
  {
    what: 'a customer whom the search finds by another name',
    sql: `UPDATE customer_parts SET part = 'x' || SUBSTR(part, 2) WHERE ${OF_NAME}`,
    named: /customer_parts \d+ is no part of what customer \d+ is found by/,
  },
  {
    what: 'a customer whom nobody finds',
    sql: `DELETE FROM customer_parts WHERE ${OF_NAME}`,
    named: /customer_parts \d+ is missing: the search does not find customer \d+ by it/,
  },
  {
    what: 'a customer whose last part is gone',
    sql: `DELETE FROM customer_parts WHERE id = (SELECT MAX(id) FROM customer_parts)`,
    named: /customer_parts \d+ is missing: the search does not find customer \d+ by it/,
  },
  {
    what: 'a search in which nobody is found',
    sql: `DELETE FROM customer_parts`,
    named: /customer_parts \d+ is missing: the search does not find customer \d+ by it/,
  },
  {
    what: 'a name by which a customer of another is found',
    sql: `INSERT INTO customer_parts (id, part) SELECT MAX(id) + 1, 'shade' FROM customer_parts`,
    named: /customer_parts \d+ is stored, no customer has it/,
  },
];
