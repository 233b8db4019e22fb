import { Injectable } from '@nestjs/common';
import { type Compilable, type Expression, type SqlBool, sql } from 'kysely';
import {
  type LedgerEntry,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
} from '../../engine/kernel/tables/ledger.table.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { conditions, type Filter, ids, instantOf, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { cachedStatement } from '../../platform/database/cached-statement.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOf, condition, queryBuilder } from '../../platform/database/queries.js';
import { EntryNumbers } from './entry-numbers.js';
import { nextEntries } from './entry-walk.admin.js';

const list: ListDeclaration<LedgerEntry> = {
  table: ledgerEntries,
  sorts: { id: 'id', at_ms: 'id' },
  defaultSort: { field: 'id', descending: true },
  filters: {
    id: ids('id'),
    type: words('type'),
    ref_kind: words('refKind'),
    ref_id: ids('refId'),
    actor_kind: words('actorKind'),
  },
};

/** Maximum count of a customer's entries: a total one above this means "more than that". */
const COUNT_LIMIT = 1_000;
/** Postings of each account read at first; multiplied until they are enough. */
const INITIAL_POSTINGS = 1_100;
const WIDENING_FACTOR = 16;
/** Usual maximum postings of one account per entry; a page with more is read from the wider range. */
const POSTINGS_PER_ENTRY = 2;

const ledger = queryBuilder(ledgerAccounts, ledgerEntries, ledgerPostings);

type EntryFilters = Readonly<Record<string, Filter<keyof LedgerEntry>>>;

/** Postings read: the outermost `most` of each account, up to the first entry that may be incomplete. */
interface Range {
  readonly accounts: readonly Account[];
  readonly most: number;
  /** Null if nothing was left out. */
  readonly edge: number | null;
  readonly descending: boolean;
}

interface Account {
  readonly id: number;
  readonly postings: number;
}

/** Finds the journal entries of a page; every filter except the cause's kind uses an index. */
@Injectable()
export class EntryPages {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly numbers: EntryNumbers,
  ) {}

  async page(request: ListRequest): Promise<Listed<LedgerEntry>> {
    const { customer_id: customer, house_account: account, book, ...filter } = request.filter;
    const filters = await this.toIdFilters(filter);
    const whose = ownersOf(customer, account, book);
    if (!whose) return listPage(this.reader, { ...list, filters }, { ...request, filter });
    return this.pageOfAccounts(whose, filters, { ...request, filter });
  }

  /** Entries are numbered in time order: a time filter becomes a range of numbers. */
  private async toIdFilters({ from, until }: ListRequest['filter']): Promise<EntryFilters> {
    const bound = async (value: unknown, name: string, operator: '>=' | '<'): Promise<Filter<'id'>> => {
      if (value === undefined || value === null || value === '') return () => sql`1 = 1`;
      const number = await this.numbers.firstAt(instantOf(value, name));
      return (_, { id }) => condition(id, operator, number);
    };
    return {
      ...list.filters,
      from: await bound(from, 'from', '>='),
      until: await bound(until, 'until', '<'),
    };
  }

  /**
   * Postings are numbered within their account, so the outermost ones are a range. A page is complete once it lies
   * before everything that was left out; until then the range is widened.
   */
  private async pageOfAccounts(
    whose: Expression<SqlBool>,
    filters: EntryFilters,
    { filter, first, limit, sort, walk }: ListRequest,
  ): Promise<Listed<LedgerEntry>> {
    const { field, descending } = sort ?? list.defaultSort;
    if (!Object.hasOwn(list.sorts, field)) throw invalid({ sort: `This list cannot be sorted by ${field}.` });
    const where = conditions(filters, filter, columnsOf(ledgerEntries));
    if (walk) return nextEntries(this.reader, { whose, where, limit, descending }, walk);
    const wanted = Math.max(COUNT_LIMIT + 1, first + limit);
    for (let most = INITIAL_POSTINGS; ; most *= WIDENING_FACTOR) {
      // Without further filters, a page needs far fewer postings than the count.
      const near = where.length === 0 ? Math.min(most, POSTINGS_PER_ENTRY * (first + limit)) : most;
      const [wide, narrow] = await this.rangesOf(whose, [most, near], descending);
      if (wide.accounts.length === 0) return new Listed([], first, 0);
      const page = (range: Range) =>
        this.reader.rows(
          ledgerEntries,
          builtFor('page', range, where, [limit, first], () =>
            pageStatement(matchingEntryIds(range, where, limit, first), descending),
          ),
        );
      // Sent together: the count runs while the page is read.
      const [found, rows] = await Promise.all([
        this.reader.number(
          builtFor('count', wide, where, [wanted], () =>
            countStatement(matchingEntryIds(wide, where, wanted)),
          ),
        ),
        page(narrow),
      ]);
      if (found < wanted && wide.edge !== null) continue;
      const isWhole = rows.length === limit || narrow.edge === null;
      return new Listed(isWhole ? rows : await page(wide), first, Math.min(found, COUNT_LIMIT + 1));
    }
  }

  /** Ranges of those accounts, for each of the two widths. */
  private async rangesOf(
    whose: Expression<SqlBool>,
    [wide, narrow]: readonly [number, number],
    descending: boolean,
  ): Promise<[wide: Range, narrow: Range]> {
    const statement = ledger
      .selectFrom('ledger_accounts')
      .select((account) => {
        const edgeAt = (most: number) =>
          account
            .selectFrom('ledger_postings')
            .select('entry_id')
            .whereRef('account_id', '=', 'ledger_accounts.id')
            .where('account_seq', '=', (at) =>
              descending ? at('ledger_accounts.postings', '-', most - 1) : at.val(most),
            )
            .where('ledger_accounts.postings', '>', most);
        return ['id', 'postings', edgeAt(wide).as('wide'), edgeAt(narrow).as('narrow')];
      })
      .where(whose)
      .where('postings', '>', 0);
    const rows = await this.reader.ask(statement);
    const accounts = rows.map(({ id, postings }) => ({ id: Number(id), postings: Number(postings) }));
    const rangeOf = (most: number, at: 'wide' | 'narrow'): Range => {
      const edges = rows.flatMap((row) => row[at] ?? []).map(Number);
      const edge = edges.length === 0 ? null : descending ? Math.max(...edges) : Math.min(...edges);
      return { accounts, most, edge, descending };
    };
    return [rangeOf(wide, 'wide'), rangeOf(narrow, 'narrow')];
  }
}

/** Accounts of the filter: those of a customer, or of the broker by kind and book; null: all. */
function ownersOf(customer: unknown, account: unknown, book: unknown): Expression<SqlBool> | null {
  const columns = columnsOf(ledgerAccounts);
  const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
  const chosen = [
    ...(isGiven(customer) ? [ids('ownerId')(customer, columns)] : []),
    ...(isGiven(account) ? [words('kind')(account, columns), sql<SqlBool>`${columns.ownerId} IS NULL`] : []),
  ];
  if (chosen.length === 0 && isGiven(book))
    throw invalid({ 'filter.book': 'Only together with a customer or a house account.' });
  if (isGiven(book)) chosen.push(words('book')(book, columns));
  return chosen.length > 0 ? condition.and(chosen) : null;
}

/** Bound of an account's posting numbers: its newest ones are above, its oldest ones up to it. */
const boundOf = ({ postings }: Account, { most, descending }: Range): number =>
  descending ? postings - most : most;

/** Entries of an account's newest or oldest postings. */
function outermost(account: Account, range: Range) {
  const own = ledger.selectFrom('ledger_postings').select('entry_id').where('account_id', '=', account.id);
  return own.where('account_seq', range.descending ? '>' : '<=', boundOf(account, range));
}

/** Entries of these postings, without duplicates, up to the edge. */
function entriesOf(range: Range) {
  const among = range.accounts
    .map((account) => outermost(account, range))
    .reduce((all, each) => all.unionAll(each));
  const entries = ledger.selectFrom(among.as('outermost')).select('entry_id as id').distinct();
  if (range.edge === null) return entries;
  return entries.where('entry_id', range.descending ? '>=' : '<=', range.edge);
}

type Conditions = readonly Expression<SqlBool>[];

/** Numbers of the matching entries: ordered for a page, unordered for the count. */
function matchingEntryIds(range: Range, where: Conditions, most: number, first?: number) {
  const within = entriesOf(range);
  const direction = range.descending ? 'desc' : 'asc';
  const isPage = first !== undefined;
  return where.length === 0
    ? ledger
        .selectFrom(within.as('own'))
        .select('id')
        .limit(most)
        .$if(isPage, (page) => page.orderBy('id', direction).offset(first ?? 0))
    : ledger
        .selectFrom('ledger_entries')
        .select('id')
        .where(condition.and(where))
        .where('id', 'in', within)
        .limit(most)
        .$if(isPage, (page) => page.orderBy('id', direction).offset(first ?? 0));
}

/** Caches the statement per number of accounts, unless there are further filters. */
function builtFor<Row>(
  what: 'page' | 'count',
  range: Range,
  where: Conditions,
  limits: readonly number[],
  build: () => Compilable<Row>,
): Compilable<Row> {
  if (where.length > 0) return build();
  const { accounts, edge, descending } = range;
  const bounds = accounts.flatMap((account) => [account.id, boundOf(account, range)]);
  const edges = edge === null ? [] : [edge];
  const name = `${what} of entries, ${descending ? 'newest' : 'oldest'}, ${edges.length}`;
  return cachedStatement(name, [...bounds, ...edges, ...limits], build);
}

const countStatement = (numbers: ReturnType<typeof matchingEntryIds>) =>
  ledger.selectFrom(numbers.as('counted')).select(({ fn }) => fn.countAll().as('total'));

const pageStatement = (numbers: ReturnType<typeof matchingEntryIds>, descending: boolean) =>
  ledger
    .selectFrom('ledger_entries')
    .selectAll()
    .where('id', 'in', ledger.selectFrom(numbers.as('page')).select('id'))
    .orderBy('id', descending ? 'desc' : 'asc');
