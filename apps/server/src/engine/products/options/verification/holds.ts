import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import type { DueHold } from '../../../kernel/product.js';
import { ledgerAccounts } from '../../../kernel/tables/ledger.table.js';
import { options } from '../tables/option.table.js';

/** Stakes that running options must hold, on the held account next to the one they were bought from. */
export async function* stakesHeld(reader: DatabaseReader): AsyncGenerator<DueHold> {
  const from = await reader.select(
    ledgerAccounts,
    `WHERE id IN (SELECT account_id FROM options WHERE status = 'running')`,
  );
  const accounts = new Map(from.map((account) => [account.id, account]));
  for (const { id, accountId, customerId, stake } of await reader.select(
    options,
    `WHERE status = 'running'`,
  )) {
    const kind = accounts.get(accountId)?.kind ?? 'micro';
    yield { account: { ownerId: customerId, kind }, refKind: 'option', refId: id, amount: stake };
  }
}
