import type { DatabaseReader } from '../../platform/database/database-reader.js';

/** Real money on options accounts stays there, and an option ends on the account it was bought from. */
export async function optionsInUse(reader: DatabaseReader): Promise<{ accounts: number; options: number }> {
  const [accounts, options] = await Promise.all([
    reader.number(
      `SELECT count(*) FROM ledger_accounts WHERE kind = 'micro' AND book = 'real' AND balance <> 0`,
    ),
    reader.number(`SELECT count(*) FROM options WHERE status = 'running'`),
  ]);
  return { accounts, options };
}
