import { Injectable } from '@nestjs/common';
import { BLOCKABLE, type Hit } from '@truemark/contracts/admin';
import { foldForSearch, isPersonFound, PART_LENGTH, PARTS_OF_PERSON } from '@truemark/domain';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import { customerParts } from '../../engine/products/customers/tables/customer-part.table.js';
import { displayName } from '../../engine/products/customers/tables/display-name.js';
import { startsWith } from '../../platform/admin/filters.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOf, condition, queryBuilder, untypedQueries } from '../../platform/database/queries.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import {
  ContributesSearch,
  isNumberOfThing,
  MAX_HITS,
  type SearchContributor,
} from '../search/contributes-search.js';
import { isOfAddress } from './customer-text-search.js';

/** Maximum index matches per word: a word with more matches is not selective, another word has to narrow it down. */
const MAX_MATCHES_PER_WORD = 2_000;
/** Maximum customers compared with the query. */
const MAX_COMPARED = 200;

/**
 * Searches by any part of a name, address, number or nickname. It returns the same fields as the customer list, and
 * logs no more.
 */
@Injectable()
@ContributesSearch()
export class FindCustomers implements SearchContributor {
  readonly resource = 'customers';

  constructor(private readonly reader: DatabaseReader) {}

  async find(text: string): Promise<Hit[]> {
    if (isNumberOfThing(text)) return [];
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const [exact, numbers] = await Promise.all([this.findExact(text), this.findIdsByWords(words)]);
    const held = await rowsIn(this.reader, customers, 'id', numbers.slice(0, MAX_COMPARED));
    const place = new Map(numbers.map((id, index) => [id, index]));
    const fitting = held
      .filter((person) => isPersonFound(person, isOfAddress(text) ? [foldForSearch(text)] : words))
      .sort(
        (one, other) =>
          // Verified customers first: operators mostly work with them.
          Number(other.isReal) - Number(one.isReal) || (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0),
      );
    const found = new Map([...exact, ...fitting].map((person) => [person.id, person]));
    return [...found.values()].slice(0, MAX_HITS).map(hitOf);
  }

  /** Exact match of UID, address or number, by unique indexes. */
  private findExact(text: string): Promise<Customer[]> {
    const { uid, emailKey, mobile } = columnsOf(customers);
    const digits = text.replace(/\D/g, '');
    const ways = [condition(uid, '=', text), condition(emailKey, '=', text.toLowerCase())];
    if (digits.length > 2) ways.push(condition(mobile, '=', `+${digits}`));
    const rows = untypedQueries
      .selectFrom(customers.name)
      .selectAll()
      .where(condition.or(ways))
      .limit(MAX_HITS);
    return this.reader.rows(customers, rows);
  }

  /** Customers with parts that start with every word, best first: the words in sequence, then in any order. */
  private async findIdsByWords(words: readonly string[]): Promise<number[]> {
    const together = await this.findIdsByPart(words.join(' '));
    if (words.length === 1) return together.ids;
    const each = await Promise.all(words.map((word) => this.findIdsByPart(word)));
    const few = each.filter(({ isWhole }) => isWhole).map(({ ids }) => new Set(ids));
    const [first = new Set(each[0]?.ids), ...others] = few.sort((one, other) => one.size - other.size);
    const apart = [...first].filter((id) => others.every((ids) => ids.has(id)));
    return [...new Set([...together.ids, ...apart])];
  }

  private async findIdsByPart(text: string): Promise<{ readonly ids: number[]; readonly isWhole: boolean }> {
    const begins = startsWith(columnsOf(customerParts).part, [...text].slice(0, PART_LENGTH).join(''));
    const rows = await this.reader.ask(
      queryBuilder(customerParts)
        .selectFrom('customer_parts')
        .select('id')
        .where(begins)
        .orderBy('part')
        .orderBy('id')
        .limit(MAX_MATCHES_PER_WORD),
    );
    const ids = new Set(rows.map(({ id }) => Math.floor(Number(id) / PARTS_OF_PERSON)));
    return { ids: [...ids], isWhole: rows.length < MAX_MATCHES_PER_WORD };
  }
}

/** Search words. Numbers are typed with blanks, hyphens and the national zero, none of which is stored. */
function wordsOf(text: string): string[] {
  const isNumber = /^[+\d\s()/-]+$/.test(text);
  const words = foldForSearch(text).split(' ').filter(Boolean);
  if (!isNumber) return words;
  const digits = words.join('').replace(/^0+/, '');
  return digits === '' ? [] : [digits];
}

const hitOf = (customer: Customer): Hit => {
  const { id, uid, name, nickname, email, mobile, createdAt } = customer;
  return {
    id,
    title: displayName(customer) || uid,
    facts: [uid, nickname, name ? email : null, mobile].filter((fact): fact is string => Boolean(fact)),
    at_ms: createdAt,
    commands: commandsFor(customer),
  };
};

/** Commands that apply to a customer in the current state, by their names in the screens. */
function commandsFor({ blocked, isReal, reviewStatus, isDemo }: Customer): string[] {
  const blocks = BLOCKABLE.map((what) => `${blocked[what] ? 'unblock' : 'block'}:${what}`);
  return [
    ...blocks,
    ...(isReal ? ['revoke:junior'] : []),
    ...(reviewStatus === 2 ? ['revoke:senior'] : []),
    ...(isDemo ? [] : ['correct']),
  ];
}
