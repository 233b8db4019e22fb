import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { LedgerEntryRow } from '@truemark/contracts/admin';
import { sum } from '@truemark/money';
import type { Compilable } from 'kysely';
import {
  type LedgerEntry,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
} from '../../engine/kernel/tables/ledger.table.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { notFound } from '../../platform/admin/admin-error.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { cachedStatement } from '../../platform/database/cached-statement.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import { customerName } from '../customers/customer-name.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { EntryPages } from './entry-pages.admin.js';

/** Journal entries with their movements, for operators. */
@Injectable()
export class LedgerEntriesAdmin {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly pages: EntryPages,
  ) {}

  async page(operator: SignedInOperator, request: ListRequest): Promise<Listed<EntryAnswer>> {
    const page = await this.pages.page(request);
    return new Listed(await this.answers(operator, page.rows), page.first, page.total);
  }

  async one(operator: SignedInOperator, id: number): Promise<EntryAnswer> {
    const entry = await this.reader.first(ledgerEntries, 'WHERE id = $1', [id]);
    if (!entry) throw notFound('journal entry');
    return (await this.answers(operator, [entry]))[0] as EntryAnswer;
  }

  private async answers(operator: SignedInOperator, entries: readonly LedgerEntry[]): Promise<EntryAnswer[]> {
    if (entries.length === 0) return [];
    const numbers = entries.map(({ id }) => id);
    const rows = await this.reader.askMany(cachedStatement('lines of entries', numbers, linesOfEntries));
    const linesOf = new Map<number, Line[]>();
    for (const row of rows) {
      const id = Number(row.entry_id);
      const lines = linesOf.get(id);
      const line = lineOf(operator, row);
      if (lines) lines.push(line);
      else linesOf.set(id, [line]);
    }
    return entries.map((entry) => answerOf(entry, linesOf.get(entry.id) ?? []));
  }
}

type EntryAnswer = ExactDecimals<LedgerEntryRow>;
type Line = EntryAnswer['postings'][number];

const linesOfEntries = (numbers: readonly number[]) =>
  queryBuilder(ledgerPostings, ledgerAccounts, customers)
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .leftJoin('customers as c', 'c.id', 'a.owner_id')
    .select(['p.entry_id', 'p.line', 'p.account_id', 'p.side', 'p.amount', 'p.balance_after'])
    .select(['a.owner_id', 'a.kind', 'a.part', 'a.book', 'a.currency'])
    .select(['c.uid', 'c.name', 'c.email', 'c.nickname'])
    .where('p.entry_id', 'in', numbers)
    .orderBy('p.entry_id')
    .orderBy('p.line');

type StoredLine = ReturnType<typeof linesOfEntries> extends Compilable<infer Row> ? Row : never;

const lineOf = (operator: SignedInOperator, row: StoredLine): Line => ({
  line: Number(row.line),
  account_id: Number(row.account_id),
  customer_id: row.owner_id === null ? null : Number(row.owner_id),
  uid: row.uid,
  customer_name: customerName(operator, row),
  kind: row.kind,
  part: row.part,
  book: row.book,
  currency: row.currency,
  side: row.side,
  amount: BigInt(row.amount),
  balance_after: BigInt(row.balance_after),
});

function ownerIn(postings: readonly Line[]): Pick<Line, 'customer_id' | 'uid' | 'customer_name'> {
  const {
    customer_id = null,
    uid = null,
    customer_name = '',
  } = postings.find(({ customer_id: id }) => id !== null) ?? {};
  return { customer_id, uid, customer_name };
}

const answerOf = (entry: LedgerEntry, postings: Line[]): EntryAnswer => ({
  id: entry.id,
  type: entry.type,
  ref_kind: entry.refKind,
  ref_id: entry.refId,
  actor_kind: entry.actorKind,
  actor_id: entry.actorId,
  memo: entry.memo,
  reverses: entry.reverses,
  lane_seq: entry.laneSeq,
  at_ms: entry.at,
  /** Amount of the entry: the sum of one side. */
  amount: sum(postings.filter(({ side }) => side === 'C').map(({ amount }) => amount)),
  currency: postings[0]?.currency ?? '',
  book: postings[0]?.book ?? '',
  ...ownerIn(postings),
  postings,
});
