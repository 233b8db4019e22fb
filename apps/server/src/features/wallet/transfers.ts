import { Injectable } from '@nestjs/common';
import {
  type AccountType,
  accountTypeOf,
  accountTypes,
  type ExactDecimals,
  type Page,
  type TransferLogRequest,
  type TransferRecord,
  type TransferRequest,
} from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import { sql } from 'kysely';
import { EngineClient } from '../../engine/client.js';
import {
  type LedgerAccountKind,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
} from '../../engine/kernel/tables/ledger.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { prepared, queryBuilder } from '../../platform/database/queries.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { pageOf, windowOf } from '../../platform/http/page.js';
import { LocalTime } from '../settings/local-time.js';

type Wanted = { readonly customer: number; readonly account: string };

/** Transfers of a customer, all or those of one account: the count, and a page, newest first. */
function transfers(isOfOne: boolean) {
  const made = ({ customer, account }: Wanted) => {
    const all = queryBuilder(ledgerAccounts, ledgerEntries, ledgerPostings)
      .selectFrom('ledger_entries as entry')
      .innerJoin('ledger_postings as out', (on) =>
        on.onRef('out.entry_id', '=', 'entry.id').on('out.line', '=', sql.lit(1)),
      )
      .innerJoin('ledger_accounts as origin', 'origin.id', 'out.account_id')
      .innerJoin('ledger_postings as in', (on) =>
        on.onRef('in.entry_id', '=', 'entry.id').on('in.line', '=', sql.lit(2)),
      )
      .innerJoin('ledger_accounts as target', 'target.id', 'in.account_id')
      .where('entry.type', '=', sql.lit('transfer'))
      .where('entry.ref_id', '=', customer);
    return isOfOne
      ? all.where(sql<boolean>`${account} in (${sql.ref('origin.kind')}, ${sql.ref('target.kind')})`)
      : all;
  };
  return {
    total: prepared((wanted: Wanted) => made(wanted).select(({ fn }) => fn.countAll().as('total'))),
    page: prepared((wanted: Wanted & { limit: number; offset: number }) =>
      made(wanted)
        .select(['entry.id', 'entry.at', 'out.amount', 'origin.kind as origin', 'target.kind as target'])
        .orderBy('entry.id', 'desc')
        .limit(wanted.limit)
        .offset(wanted.offset),
    ),
  };
}
const TRANSFERS = { ofAll: transfers(false), ofOne: transfers(true) };

/** Transfers between a customer's own accounts. */
@Injectable()
export class Transfers {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly time: LocalTime,
  ) {}

  async submit(
    request: TransferRequest,
    { customerId, idempotency }: SignedIn,
  ): Promise<{ id: number } | Refusal> {
    const [from, to] = [accountTypeOf(request.from), accountTypeOf(request.to)];
    if (!from || !to) throw new Error('the schema lets only accounts through');
    const actor = { kind: 'customer', id: customerId } as const;
    const move = { customerId, from, to, amount: request.balance };
    const outcome = await this.engine.submit({ kind: 'wallet.transfer', actor, idempotency, ...move });
    return isRefusal(outcome) ? outcome : { id: outcome.entryId };
  }

  /** Newest first; `type` selects those from or to one account. */
  async log(
    request: TransferLogRequest,
    { customerId }: SignedIn,
  ): Promise<ExactDecimals<Page<TransferRecord>>> {
    const kind = request.type === undefined ? null : accountTypeOf(request.type);
    const made = kind === null ? TRANSFERS.ofAll : TRANSFERS.ofOne;
    const wanted = { customer: customerId, account: kind ?? '' };
    const total = await this.reader.number(made.total(wanted));
    const rows = await this.reader.ask(made.page({ ...wanted, ...windowOf(request) }));
    const idOf = (of: unknown): number => accountTypes[of as LedgerAccountKind & AccountType].id;
    const data = rows.map((row) => ({
      id: Number(row.id),
      balance: BigInt(row.amount),
      from: idOf(row.origin),
      to: idOf(row.target),
      created_at: this.time.stamp(Number(row.at)),
      created_at_ms: Number(row.at),
    }));
    return pageOf(data, total, request);
  }
}
