import { Injectable } from '@nestjs/common';
import { BLOCKABLE, type Hit } from '@truemark/contracts/admin';
import { folded, isPersonFound, PART_LENGTH, PARTS_OF_PERSON } from '@truemark/domain';
import { calledBy } from '../../engine/products/customers/tables/called-by.js';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import { customerParts } from '../../engine/products/customers/tables/customer-part.table.js';
import { startsWith } from '../../platform/admin/filters.js';
import { anyTable, columnsOf, condition, queries } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { type Finder, FindsThings, isNumberOfThing, MOST_HITS } from '../search/finds-things.js';
import { isOfAddress } from './is-named.js';

/** So many parts of a word are looked at: a word of more people says little, and another has to tell them apart. */
const LOOKED_AT = 2_000;
/** So many people are held against what was typed. */
const HELD = 200;

/** Any part of a name, an address, a number, a nickname. It tells what the list of customers tells, and writes as little. */
@Injectable()
@FindsThings()
export class FindCustomers implements Finder {
  readonly resource = 'customers';

  constructor(private readonly reader: Reader) {}

  async find(text: string): Promise<Hit[]> {
    if (isNumberOfThing(text)) return [];
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const [exact, numbers] = await Promise.all([this.exactly(text), this.numbers(words)]);
    const held = await rowsIn(this.reader, customers, 'id', numbers.slice(0, HELD));
    const place = new Map(numbers.map((id, index) => [id, index]));
    const fitting = held
      .filter((person) => isPersonFound(person, isOfAddress(text) ? [folded(text)] : words))
      .sort(
        (one, other) =>
          // Who is certified is whom operators work with: he comes before those who only look around.
          Number(other.isReal) - Number(one.isReal) || (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0),
      );
    const found = new Map([...exact, ...fitting].map((person) => [person.id, person]));
    return [...found.values()].slice(0, MOST_HITS).map(hitOf);
  }

  /** UID, address or number as it stands, by the indexes that hold each once. */
  private exactly(text: string): Promise<Customer[]> {
    const { uid, emailKey, mobile } = columnsOf(customers);
    const digits = text.replace(/\D/g, '');
    const ways = [condition(uid, '=', text), condition(emailKey, '=', text.toLowerCase())];
    if (digits.length > 2) ways.push(condition(mobile, '=', `+${digits}`));
    const rows = anyTable.selectFrom(customers.name).selectAll().where(condition.or(ways)).limit(MOST_HITS);
    return this.reader.rows(customers, rows);
  }

  /** Whose parts begin with every word, the nearest first: the words as they stand together, then in any order. */
  private async numbers(words: readonly string[]): Promise<number[]> {
    const together = await this.holding(words.join(' '));
    if (words.length === 1) return together.ids;
    const each = await Promise.all(words.map((word) => this.holding(word)));
    const few = each.filter(({ isWhole }) => isWhole).map(({ ids }) => new Set(ids));
    const [first = new Set(each[0]?.ids), ...others] = few.sort((one, other) => one.size - other.size);
    const apart = [...first].filter((id) => others.every((ids) => ids.has(id)));
    return [...new Set([...together.ids, ...apart])];
  }

  private async holding(text: string): Promise<{ readonly ids: number[]; readonly isWhole: boolean }> {
    const begins = startsWith(columnsOf(customerParts).part, [...text].slice(0, PART_LENGTH).join(''));
    const rows = await this.reader.ask(
      queries(customerParts)
        .selectFrom('customer_parts')
        .select('id')
        .where(begins)
        .orderBy('part')
        .orderBy('id')
        .limit(LOOKED_AT),
    );
    const ids = new Set(rows.map(({ id }) => Math.floor(Number(id) / PARTS_OF_PERSON)));
    return { ids: [...ids], isWhole: rows.length < LOOKED_AT };
  }
}

/** A number is typed with blanks and hyphens, and with the zero that is dialled at home: none of it is kept. */
function wordsOf(text: string): string[] {
  const isNumber = /^[+\d\s()/-]+$/.test(text);
  const words = folded(text).split(' ').filter(Boolean);
  if (!isNumber) return words;
  const digits = words.join('').replace(/^0+/, '');
  return digits === '' ? [] : [digits];
}

const hitOf = (customer: Customer): Hit => {
  const { id, uid, name, nickname, email, mobile, createdAt } = customer;
  return {
    id,
    title: calledBy(customer) || uid,
    facts: [uid, nickname, name ? email : null, mobile].filter((fact): fact is string => Boolean(fact)),
    at_ms: createdAt,
    commands: commandsFor(customer),
  };
};

/** What can be done with a customer as he is now, by the names of the screens' commands. */
function commandsFor({ blocked, isReal, reviewStatus, isDemo }: Customer): string[] {
  const blocks = BLOCKABLE.map((what) => `${blocked[what] ? 'unblock' : 'block'}:${what}`);
  return [
    ...blocks,
    ...(isReal ? ['revoke:junior'] : []),
    ...(reviewStatus === 2 ? ['revoke:senior'] : []),
    ...(isDemo ? [] : ['correct']),
  ];
}
