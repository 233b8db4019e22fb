import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Numbers postings of customers' free parts per kind: a history of one kind is paged without counting. */
export class MovementKinds1700000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'better-sqlite3';
    await runner.query('ALTER TABLE "ledger_postings" ADD COLUMN kind TEXT');
    await runner.query(
      `ALTER TABLE "ledger_postings" ADD COLUMN kind_seq ${isSqlite ? 'INTEGER' : 'BIGINT'}`,
    );
    await runner.query(`ALTER TABLE "ledger_accounts" ADD COLUMN kind_postings TEXT NOT NULL DEFAULT '{}'`);
    await runner.query(`UPDATE ledger_postings SET kind = numbered.kind, kind_seq = numbered.place
      FROM (SELECT entry_id, line, kind, row_number() OVER (PARTITION BY account_id, kind ORDER BY account_seq) AS place
        FROM (SELECT p.entry_id, p.line, p.account_id, p.account_seq, ${KIND} AS kind FROM ledger_postings p
          JOIN ledger_entries e ON e.id = p.entry_id JOIN ledger_accounts a ON a.id = p.account_id
          WHERE a.part = 'free') AS free) AS numbered
      WHERE ledger_postings.entry_id = numbered.entry_id AND ledger_postings.line = numbered.line`);
    // In the order in which the kinds first occurred, as the lane numbers them.
    const counted = isSqlite
      ? 'json_group_object(kind, number)'
      : '(json_object_agg(kind, number ORDER BY earliest))::text';
    await runner.query(`UPDATE ledger_accounts SET kind_postings = counted.kinds
      FROM (SELECT account_id, ${counted} AS kinds
        FROM (SELECT account_id, kind, count(*) AS number, min(account_seq) AS earliest FROM ledger_postings
          WHERE kind_seq IS NOT NULL GROUP BY account_id, kind ORDER BY account_id, earliest) AS each_kind
        GROUP BY account_id) AS counted
      WHERE ledger_accounts.id = counted.account_id`);
    await runner.query(`CREATE UNIQUE INDEX ledger_postings_kind ON ledger_postings (account_id, kind, kind_seq)
      WHERE kind_seq IS NOT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}

const KIND = `CASE
  WHEN e.type = 'deposit' THEN 'deposits'
  WHEN e.type LIKE 'withdrawal%' THEN 'withdrawals'
  WHEN e.type = 'transfer' THEN 'transfers'
  WHEN e.type = 'order.fee' THEN 'fees'
  WHEN e.type LIKE 'order.%' THEN 'trading'
  WHEN e.type LIKE 'option.%' THEN 'options'
  WHEN e.type LIKE 'demo.%' THEN 'demo'
  ELSE 'corrections' END`;
