import { Injectable } from '@nestjs/common';
import { type Expression, type SqlBool, sql } from 'kysely';
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
import { columnsOf, condition, queries } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';
import { EntryNumbers } from './entry-numbers.js';

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

/** Of a customer's entries so many are counted: a total of one more means "more than that". */
const COUNTED = 1_000;
/** So many postings of each of his accounts are looked at first, and so many times more if that was not enough. */
const LOOKED_AT = 1_100;
const TIMES = 16;

const ledger = queries(ledgerAccounts, ledgerEntries, ledgerPostings);

type EntryFilters = Readonly<Record<string, Filter<keyof LedgerEntry>>>;

interface Account {
  readonly id: number;
  readonly postings: number;
  /** The entry behind which postings of it are left out; null where none are. */
  readonly edge: number | null;
}

/** Which journal entries stand on a page; every filter but the kind of a cause is answered by an index. */
@Injectable()
export class EntryPages {
  constructor(
    private readonly reader: Reader,
    private readonly numbers: EntryNumbers,
  ) {}

  async page(request: ListRequest): Promise<Listed<LedgerEntry>> {
    const { customer_id: customer, house_account: account, book, ...filter } = request.filter;
    const filters = await this.inTime(filter);
    const whose = ownersOf(customer, account, book);
    if (!whose) return listPage(this.reader, { ...list, filters }, { ...request, filter });
    return this.ofAccounts(whose, filters, { ...request, filter });
  }

  /** Entries are numbered as time goes on: a time is a number of theirs. */
  private async inTime({ from, until }: ListRequest['filter']): Promise<EntryFilters> {
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
   * Postings are numbered within their account, so the outermost of each account are a range. What a page needs is among
   * them as soon as it lies before all that was left out; until then more are looked at.
   */
  private async ofAccounts(
    whose: Expression<SqlBool>,
    filters: EntryFilters,
    { filter, first, limit, sort }: ListRequest,
  ): Promise<Listed<LedgerEntry>> {
    const { field, descending } = sort ?? list.defaultSort;
    if (!Object.hasOwn(list.sorts, field)) throw invalid({ sort: `This list cannot be sorted by ${field}.` });
    const wanted = Math.max(COUNTED + 1, first + limit);
    for (let most = LOOKED_AT; ; most *= TIMES) {
      const accounts = await this.accountsOf(whose, most, descending);
      if (accounts.length === 0) return new Listed([], first, 0);
      const edges = accounts.flatMap(({ edge }) => edge ?? []);
      const edge = edges.length === 0 ? null : descending ? Math.max(...edges) : Math.min(...edges);
      const among = accounts
        .map((account) => outermost(account, most, descending))
        .reduce((all, each) => all.unionAll(each));
      const where = conditions(filters, filter, columnsOf(ledgerEntries));
      const within = entriesOf(among, edge, descending);
      const page = { within, where, descending };
      // Asked for together: what is counted is counted while the page is read.
      const [found, rows] = await Promise.all([
        this.reader.number(countStatement(fitting(page, wanted))),
        this.reader.rows(ledgerEntries, pageStatement(fitting(page, limit, first), descending)),
      ]);
      if (found < wanted && edge !== null) continue;
      return new Listed(rows, first, Math.min(found, COUNTED + 1));
    }
  }

  /** Those accounts, and the edge of each one's `most` outermost postings. */
  private async accountsOf(
    whose: Expression<SqlBool>,
    most: number,
    descending: boolean,
  ): Promise<Account[]> {
    const statement = ledger
      .selectFrom('ledger_accounts')
      .select((account) => [
        'id',
        'postings',
        account
          .selectFrom('ledger_postings')
          .select('entry_id')
          .whereRef('account_id', '=', 'ledger_accounts.id')
          .where('account_seq', '=', (at) =>
            descending ? at('ledger_accounts.postings', '-', most - 1) : at.val(most),
          )
          .where('ledger_accounts.postings', '>', most)
          .as('edge'),
      ])
      .where(whose)
      .where('postings', '>', 0);
    const rows = await this.reader.ask(statement);
    return rows.map(({ id, postings, edge }) => ({
      id: Number(id),
      postings: Number(postings),
      edge: edge === null ? null : Number(edge),
    }));
  }
}

/** The accounts whose entries are asked for: a customer's, or the house's of one kind in one book; null: all there are. */
function ownersOf(customer: unknown, account: unknown, book: unknown): Expression<SqlBool> | null {
  const columns = columnsOf(ledgerAccounts);
  const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
  const chosen = [
    ...(isGiven(customer) ? [ids('ownerId')(customer, columns)] : []),
    ...(isGiven(account) ? [words('kind')(account, columns), sql<SqlBool>`${columns.ownerId} IS NULL`] : []),
  ];
  if (chosen.length === 0 && isGiven(book))
    throw invalid({ 'filter.book': 'Only together with a customer or an account of the house.' });
  if (isGiven(book)) chosen.push(words('book')(book, columns));
  return chosen.length > 0 ? condition.and(chosen) : null;
}

/** The entries of an account's newest postings, or of its oldest ones. */
function outermost({ id, postings }: Account, most: number, descending: boolean) {
  const own = ledger.selectFrom('ledger_postings').select('entry_id').where('account_id', '=', id);
  return descending ? own.where('account_seq', '>', postings - most) : own.where('account_seq', '<=', most);
}

/** Entries of these postings, each once, up to the edge. */
function entriesOf(among: ReturnType<typeof outermost>, edge: number | null, descending: boolean) {
  const entries = ledger.selectFrom(among.as('outermost')).select('entry_id as id').distinct();
  return edge === null ? entries : entries.where('entry_id', descending ? '>=' : '<=', edge);
}

interface Fitting {
  readonly within: ReturnType<typeof entriesOf>;
  readonly where: readonly Expression<SqlBool>[];
  readonly descending: boolean;
}

/** The numbers of so many entries that fit, in their order. */
function fitting({ within, where, descending }: Fitting, most: number, first = 0) {
  const direction = descending ? 'desc' : 'asc';
  const chosen = ledger.selectFrom('ledger_entries').select('id').where(condition.and(where));
  return where.length === 0
    ? ledger.selectFrom(within.as('own')).select('id').orderBy('id', direction).limit(most).offset(first)
    : chosen.where('id', 'in', within).orderBy('id', direction).limit(most).offset(first);
}

const countStatement = (numbers: ReturnType<typeof fitting>) =>
  ledger.selectFrom(numbers.as('counted')).select(({ fn }) => fn.countAll().as('total'));

const pageStatement = (numbers: ReturnType<typeof fitting>, descending: boolean) =>
  ledger
    .selectFrom('ledger_entries')
    .selectAll()
    .where('id', 'in', ledger.selectFrom(numbers.as('page')).select('id'))
    .orderBy('id', descending ? 'desc' : 'asc');
