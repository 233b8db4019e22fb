import { Injectable } from '@nestjs/common';
import {
  accountTypeIds,
  accountTypeOf,
  type Exact,
  type Page,
  type TransferLogRequest,
  type TransferRecord,
  type TransferRequest,
} from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { LedgerAccountKind } from '../../engine/kernel/tables/ledger.table.js';
import { Reader } from '../../platform/database/reader.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { pageOf } from '../../platform/http/page.js';
import { LocalTime } from '../settings/local-time.js';

/** Money between a customer's own accounts. */
@Injectable()
export class Transfers {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
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

  /** Newest first; `type` keeps those from or to one account. */
  async log(request: TransferLogRequest, { customerId }: SignedIn): Promise<Exact<Page<TransferRecord>>> {
    const kind = request.type === undefined ? null : accountTypeOf(request.type);
    const facts = kind === null ? [customerId] : [customerId, kind];
    const tables = `FROM ledger_entries e
      JOIN ledger_postings o ON o.entry_id = e.id AND o.line = 1 JOIN ledger_accounts f ON f.id = o.account_id
      JOIN ledger_postings i ON i.entry_id = e.id AND i.line = 2 JOIN ledger_accounts t ON t.id = i.account_id
      WHERE e.type = 'transfer' AND e.ref_id = $1 ${kind === null ? '' : 'AND $2 IN (f.kind, t.kind)'}`;
    const [counted] = await this.reader.query(`SELECT count(*) AS total ${tables}`, facts);
    const offset = (request.page - 1) * request.limit;
    const rows = await this.reader.query(
      `SELECT e.id AS id, e.at AS at, o.amount AS amount, f.kind AS origin, t.kind AS target ${tables}
       ORDER BY e.id DESC LIMIT ${request.limit} OFFSET ${offset}`,
      facts,
    );
    const idOf = (of: unknown): number =>
      accountTypeIds[of as LedgerAccountKind & keyof typeof accountTypeIds];
    const data = rows.map((row) => ({
      id: Number(row.id),
      balance: row.amount as bigint,
      from: idOf(row.origin),
      to: idOf(row.target),
      created_at: this.time.stamp(Number(row.at)),
      created_at_ms: Number(row.at),
    }));
    return pageOf(data, Number(counted?.total ?? 0), request);
  }
}
