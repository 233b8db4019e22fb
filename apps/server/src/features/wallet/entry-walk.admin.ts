import type { Expression, SqlBool } from 'kysely';
import {
  type LedgerEntry,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
} from '../../engine/kernel/tables/ledger.table.js';
import type { ListCursor } from '../../platform/admin/list-cursor.js';
import { Listed } from '../../platform/admin/listed.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { condition, queryBuilder } from '../../platform/database/queries.js';

/** Postings of each account read at once. */
const STEP = 2_000;

const ledger = queryBuilder(ledgerAccounts, ledgerEntries, ledgerPostings);

/** Postings of an account numbered above `after`, up to `upTo`. */
interface Stretch {
  readonly account: number;
  readonly after: number;
  readonly upTo: number;
}

export interface EntryWalk {
  /** Accounts whose entries are read. */
  readonly whose: Expression<SqlBool>;
  /** Further conditions on the entries. */
  readonly where: readonly Expression<SqlBool>[];
  readonly limit: number;
  readonly descending: boolean;
}

/**
 * Next entries of some accounts after the cursor. Each account is read on from its own posting number, so that a batch
 * costs the same at any depth, and entries that arrive meanwhile shift nothing.
 */
export async function nextEntries(
  reader: DatabaseReader,
  { whose, where, limit, descending }: EntryWalk,
  walk: ListCursor,
): Promise<Listed<LedgerEntry>> {
  const accounts = await reader.ask(
    ledger.selectFrom('ledger_accounts').select(['id', 'postings']).where(whose).where('postings', '>', 0),
  );
  const isBegun = walk.isTaken;
  walk.isTaken = true;
  let ahead = accounts.map(({ id, postings }): Stretch => {
    const [account, all] = [Number(id), Number(postings)];
    const place = walk.places.get(account);
    // Newest first, an account that began after the walk has nothing to add.
    if (descending) return { account, after: 0, upTo: place ?? (isBegun ? 0 : all) };
    return { account, after: place ?? 0, upTo: all };
  });
  walk.all ??= ahead.length === 0 ? 0 : await reader.number(countOf(ahead, where));
  const direction = descending ? 'desc' : 'asc';
  for (;;) {
    ahead = ahead.filter(({ after, upTo }) => after < upTo);
    if (ahead.length === 0) return new Listed([], 0, walk.all);
    const steps = ahead.map((all) => stepOf(all, descending));
    const edge = await edgeOf(reader, ahead, steps, descending);
    const [behind] = walk.behind ?? [];
    const page = entriesOf(steps, where)
      .selectAll()
      .$if(edge !== null, (all) => all.where('id', descending ? '>=' : '<=', edge))
      .$if(behind !== undefined, (all) => all.where('id', descending ? '<' : '>', Number(behind)))
      .orderBy('id', direction)
      .limit(limit);
    const rows = await reader.rows(ledgerEntries, page);
    const reached = rows.length === limit ? (rows.at(-1)?.id ?? edge) : edge;
    const read = await readOf(reader, steps, reached, descending);
    ahead = ahead.map((each) => {
      const count = read.get(each.account) ?? 0;
      return descending ? { ...each, upTo: each.upTo - count } : { ...each, after: each.after + count };
    });
    for (const { account, after, upTo } of ahead) walk.places.set(account, descending ? upTo : after);
    if (reached !== null) walk.behind = [reached];
    if (rows.length > 0) return new Listed(rows, 0, walk.all);
  }
}

const stepOf = ({ account, after, upTo }: Stretch, descending: boolean): Stretch =>
  descending
    ? { account, after: Math.max(after, upTo - STEP), upTo }
    : { account, after, upTo: Math.min(upTo, after + STEP) };

/** Postings of these numbers, account by account. */
const postingsIn = (stretches: readonly Stretch[]) =>
  stretches
    .map(({ account, after, upTo }) =>
      ledger
        .selectFrom('ledger_postings')
        .select(['entry_id', 'account_id'])
        .where('account_id', '=', account)
        .where('account_seq', '>', after)
        .where('account_seq', '<=', upTo),
    )
    .reduce((all, each) => all.unionAll(each));

function entriesOf(stretches: readonly Stretch[], where: readonly Expression<SqlBool>[]) {
  const own = ledger.selectFrom(postingsIn(stretches).as('own')).select('entry_id');
  const entries = ledger.selectFrom('ledger_entries').where('id', 'in', own);
  return where.length > 0 ? entries.where(condition.and(where)) : entries;
}

const countOf = (stretches: readonly Stretch[], where: readonly Expression<SqlBool>[]) =>
  entriesOf(stretches, where).select(({ fn }) => fn.countAll().as('total'));

/** Entry up to which these steps are complete: the nearest at which one of them ends early. Null: they are all there is. */
async function edgeOf(
  reader: DatabaseReader,
  ahead: readonly Stretch[],
  steps: readonly Stretch[],
  descending: boolean,
): Promise<number | null> {
  const ends = steps.flatMap(({ account, after, upTo }, at): Stretch[] => {
    const all = ahead[at];
    if (after === all?.after && upTo === all.upTo) return [];
    const last = descending ? after + 1 : upTo;
    return [{ account, after: last - 1, upTo: last }];
  });
  if (ends.length === 0) return null;
  return reader.number(
    ledger
      .selectFrom(postingsIn(ends).as('ends'))
      .select(({ fn }) => (descending ? fn.max('entry_id') : fn.min('entry_id')).as('edge')),
  );
}

/** Number of postings of each account in these steps up to an entry; null: all of them. */
async function readOf(
  reader: DatabaseReader,
  steps: readonly Stretch[],
  reached: number | null,
  descending: boolean,
): Promise<ReadonlyMap<number, number>> {
  if (reached === null) return new Map(steps.map(({ account, after, upTo }) => [account, upTo - after]));
  const counts = await reader.ask(
    ledger
      .selectFrom(postingsIn(steps).as('read'))
      .select(({ fn }) => ['account_id', fn.countAll().as('count')])
      .where('entry_id', descending ? '>=' : '<=', reached)
      .groupBy('account_id'),
  );
  return new Map(counts.map(({ account_id: account, count }) => [Number(account), Number(count)]));
}
