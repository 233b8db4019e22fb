import { Injectable } from '@nestjs/common';
import { type LedgerEntry, ledgerEntries } from '../../engine/kernel/tables/ledger.table.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { ids, instantOf, words } from '../../platform/admin/filters.js';
import {
  type Bind,
  conditions,
  type Filter,
  type ListDeclaration,
  listPage,
} from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { rowsIn } from '../../platform/admin/rows-in.js';
import { Reader } from '../../platform/database/reader.js';
import type { Stored } from '../../platform/database/table.js';
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
    const { customer_id: customer, ...filter } = request.filter;
    const filters = await this.inTime(filter);
    const isOfAll = customer === undefined || customer === null || customer === '';
    if (isOfAll) return listPage(this.reader, { ...list, filters }, { ...request, filter });
    return this.ofCustomer(customer, filters, { ...request, filter });
  }

  /** Entries are numbered as time goes on: a time is a number of theirs. */
  private async inTime({ from, until }: ListRequest['filter']): Promise<Readonly<Record<string, Filter>>> {
    const bound = async (value: unknown, name: string, operator: string): Promise<Filter> => {
      if (value === undefined || value === null || value === '') return () => '1 = 1';
      const number = await this.numbers.firstAt(instantOf(value, name));
      return (_, bind) => `id ${operator} ${bind(number)}`;
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
  private async ofCustomer(
    customer: unknown,
    filters: Readonly<Record<string, Filter>>,
    { filter, first, limit, sort }: ListRequest,
  ): Promise<Listed<LedgerEntry>> {
    const { field, descending } = sort ?? list.defaultSort;
    if (!Object.hasOwn(list.sorts, field)) throw invalid({ sort: `This list cannot be sorted by ${field}.` });
    const wanted = Math.max(COUNTED + 1, first + limit);
    for (let most = LOOKED_AT; ; most *= TIMES) {
      const accounts = await this.accountsOf(customer, most, descending);
      if (accounts.length === 0) return new Listed([], first, 0);
      const parameters: Stored[] = [];
      const bind: Bind = (value) => `$${parameters.push(value)}`;
      const among = accounts.map((account) => outermost(account, most, descending, bind)).join(' UNION ALL ');
      const edges = accounts.flatMap(({ edge }) => edge ?? []);
      const edge = edges.length === 0 ? null : descending ? Math.max(...edges) : Math.min(...edges);
      const within = edge === null ? '' : `WHERE entry_id ${descending ? '>=' : '<='} ${bind(edge)}`;
      const where = conditions(filters, filter, bind);
      const numbers = `SELECT DISTINCT entry_id AS id FROM (${among}) AS outermost ${within}`;
      const from = where === '' ? `(${numbers}) AS own` : `ledger_entries ${where} AND id IN (${numbers})`;
      const order = `ORDER BY id ${descending ? 'DESC' : 'ASC'}`;
      // One row more than the page always comes: it says how many there are.
      const rows = await this.reader.query(
        `WITH fitting AS MATERIALIZED (SELECT id FROM ${from} ${order} LIMIT ${wanted})
         SELECT id, 0 AS part FROM (SELECT id FROM fitting ${order} LIMIT ${limit} OFFSET ${first}) AS page
         UNION ALL SELECT count(*), 1 FROM fitting`,
        parameters,
      );
      const numberOf = (part: bigint): number[] =>
        rows.filter((row) => BigInt(String(row.part)) === part).map(({ id }) => Number(id));
      const [found = 0] = numberOf(1n);
      if (found < wanted && edge !== null) continue;
      const page = numberOf(0n).sort((one, other) => (descending ? other - one : one - other));
      return new Listed(await this.inOrder(page), first, Math.min(found, COUNTED + 1));
    }
  }

  /** His accounts, and the edge of each one's `most` outermost postings. */
  private async accountsOf(customer: unknown, most: number, descending: boolean): Promise<Account[]> {
    const parameters: Stored[] = [];
    const owned = ids('ownerId')(customer, (value) => `$${parameters.push(value)}`);
    const rows = await this.reader.query(
      `SELECT a.id, a.postings, (SELECT p.entry_id FROM ledger_postings p WHERE p.account_id = a.id
         AND p.account_seq = ${descending ? `a.postings - ${most - 1}` : most} AND a.postings > ${most}) AS edge
       FROM ledger_accounts a WHERE ${owned} AND a.postings > 0`,
      parameters,
    );
    return rows.map(({ id, postings, edge }) => ({
      id: Number(id),
      postings: Number(postings),
      edge: edge === null ? null : Number(edge),
    }));
  }

  private async inOrder(numbers: readonly number[]): Promise<LedgerEntry[]> {
    const found = new Map(
      (await rowsIn(this.reader, ledgerEntries, 'id', numbers)).map((entry) => [entry.id, entry]),
    );
    return numbers.map((id) => found.get(id) as LedgerEntry);
  }
}

/** The entries of an account's newest postings, or of its oldest ones. */
function outermost({ id, postings }: Account, most: number, descending: boolean, bind: Bind): string {
  const range = descending ? `> ${bind(postings - most)}` : `<= ${bind(most)}`;
  return `SELECT entry_id FROM ledger_postings WHERE account_id = ${bind(id)} AND account_seq ${range}`;
}
