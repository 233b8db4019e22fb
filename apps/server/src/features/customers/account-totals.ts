import { Injectable } from '@nestjs/common';
import { type EntryType, ledgerAccounts } from '../../engine/kernel/tables/ledger.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';

type Sums = ReadonlyMap<EntryType, bigint>;

/** Maximum cached accounts; an evicted account is summed anew. */
const MAX_REMEMBERED = 5_000;

/** Lifetime totals per entry type over a customer's accounts. Postings are immutable, so only new ones are added. */
@Injectable()
export class AccountTotals {
  private readonly cache = new Map<number, { readonly upTo: number; readonly sums: Sums }>();

  constructor(private readonly reader: DatabaseReader) {}

  /** Entry type → credits less debits over all accounts of the customer, 10⁻⁸. */
  async of(customerId: number): Promise<Sums> {
    const accounts = await this.reader.select(ledgerAccounts, 'WHERE owner_id = $1', [customerId]);
    const total = new Map<EntryType, bigint>();
    for (const sums of await Promise.all(accounts.map(({ id }) => this.sumAccount(id)))) addSums(total, sums);
    return total;
  }

  private async sumAccount(id: number): Promise<Sums> {
    const before = this.cache.get(id) ?? { upTo: 0, sums: new Map() };
    const rows = await this.reader.query(
      `SELECT e.type, MAX(p.account_seq) AS up_to,
         CAST(SUM(CASE p.side WHEN 'C' THEN p.amount ELSE -p.amount END) AS BIGINT) AS net
       FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
       WHERE p.account_id = $1 AND p.account_seq > $2 GROUP BY e.type`,
      [id, before.upTo],
    );
    if (rows.length === 0) return before.sums;
    const sums = new Map(before.sums);
    addSums(sums, new Map(rows.map(({ type, net }) => [type as EntryType, BigInt(net as bigint)])));
    this.updateCache(id, { upTo: Math.max(...rows.map(({ up_to }) => Number(up_to))), sums });
    return sums;
  }

  /** Keeps the entry of a concurrent read if it covers more postings. */
  private updateCache(id: number, found: { readonly upTo: number; readonly sums: Sums }): void {
    const known = this.cache.get(id);
    if (known && known.upTo >= found.upTo) return;
    const oldest = this.cache.keys().next();
    if (this.cache.size >= MAX_REMEMBERED && !oldest.done) this.cache.delete(oldest.value);
    this.cache.set(id, found);
  }
}

function addSums(total: Map<EntryType, bigint>, sums: Sums): void {
  for (const [type, net] of sums) total.set(type, (total.get(type) ?? 0n) + net);
}
