import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deposits, withdrawals, payment destinations, withdrawal currencies, and payout methods. */
export class Cash1700000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    const key = `${int} PRIMARY KEY NOT NULL`;
    await runner.query(`CREATE TABLE "deposits" (
      id ${key}, customer_id ${int} NOT NULL, way TEXT NOT NULL, status TEXT NOT NULL, amount ${int} NOT NULL,
      code TEXT NOT NULL, target TEXT, coin_price ${int}, price_source TEXT, coins ${int}, symbol_id ${int},
      proof TEXT, reason TEXT, note TEXT,
      created_at ${int} NOT NULL, proof_at ${int}, ended_at ${int}
    )`);
    await runner.query(`CREATE INDEX deposits_open ON deposits (created_at, id) WHERE status = 'open'`);
    await runner.query('CREATE INDEX deposits_customer ON deposits (customer_id, way, id)');
    await runner.query('CREATE INDEX deposits_created ON deposits (created_at, id)');
    await runner.query('CREATE INDEX deposits_status ON deposits (status, created_at, id)');
    await runner.query('CREATE INDEX deposits_way ON deposits (way, created_at, id)');
    await runner.query('CREATE INDEX deposits_status_way ON deposits (status, way, created_at, id)');
    await runner.query('CREATE INDEX deposits_code ON deposits (code, created_at, id)');
    await runner.query('CREATE INDEX deposits_proof ON deposits (proof) WHERE proof IS NOT NULL');
    await runner.query('CREATE INDEX uploads_sha256 ON uploads (sha256)');
    await runner.query(`CREATE TABLE "withdrawals" (
      id ${key}, customer_id ${int} NOT NULL, way TEXT NOT NULL, status TEXT NOT NULL, amount ${int} NOT NULL,
      fee ${int} NOT NULL, received ${int} NOT NULL, fee_type TEXT NOT NULL, fee_rate ${int} NOT NULL,
      currency_id ${int} NOT NULL, code TEXT NOT NULL, protocol TEXT NOT NULL, coin_price ${int}, price_source TEXT,
      coins ${int}, method_id ${int} NOT NULL, target TEXT NOT NULL, remark TEXT NOT NULL, reason TEXT, note TEXT,
      reference TEXT, created_at ${int} NOT NULL, decided_at ${int},
      paid_at ${int}
    )`);
    await runner.query(
      `CREATE INDEX withdrawals_unsent ON withdrawals (created_at, id) WHERE status IN ('pending', 'approved')`,
    );
    await runner.query('CREATE INDEX withdrawals_customer ON withdrawals (customer_id, way, id)');
    await runner.query('CREATE INDEX withdrawals_created ON withdrawals (created_at, id)');
    await runner.query('CREATE INDEX withdrawals_status ON withdrawals (status, created_at, id)');
    await runner.query('CREATE INDEX withdrawals_way ON withdrawals (way, created_at, id)');
    await runner.query('CREATE INDEX withdrawals_status_way ON withdrawals (status, way, created_at, id)');
    await runner.query('CREATE INDEX withdrawals_code ON withdrawals (code, created_at, id)');
    await runner.query(
      `CREATE INDEX ledger_entries_transfers ON ledger_entries (ref_id, id) WHERE type = 'transfer'`,
    );
    await runner.query(`CREATE TABLE "deposit_addresses" (
      id ${key}, code TEXT NOT NULL, protocol TEXT NOT NULL, address TEXT NOT NULL, price_symbol_id ${int},
      price ${int} NOT NULL, least ${int} NOT NULL, most ${int} NOT NULL, sort ${int} NOT NULL,
      is_enabled ${int} NOT NULL
    )`);
    await runner.query(`CREATE TABLE "bank_currencies" (
      id ${key}, name TEXT NOT NULL, least ${int} NOT NULL, most ${int} NOT NULL, sort ${int} NOT NULL,
      is_enabled ${int} NOT NULL
    )`);
    await runner.query(`CREATE TABLE "bank_accounts" (
      id ${key}, currency_id ${int} NOT NULL, bank_name TEXT NOT NULL, bank_address TEXT NOT NULL,
      bank_swift TEXT NOT NULL, payee_name TEXT NOT NULL, payee_account TEXT NOT NULL, bank_remark TEXT NOT NULL,
      sort ${int} NOT NULL, is_enabled ${int} NOT NULL
    )`);
    await runner.query(`CREATE TABLE "withdrawal_currencies" (
      id ${key}, way TEXT NOT NULL, code TEXT NOT NULL, protocol TEXT NOT NULL, fee_type TEXT NOT NULL,
      fee_rate ${int} NOT NULL, price_symbol_id ${int}, price ${int} NOT NULL, least ${int} NOT NULL,
      most ${int} NOT NULL, sort ${int} NOT NULL, is_enabled ${int} NOT NULL
    )`);
    await runner.query(`CREATE TABLE "descriptions" (
      id ${key}, group_key TEXT NOT NULL UNIQUE, texts TEXT NOT NULL, is_shown ${int} NOT NULL
    )`);
    await runner.query(`CREATE TABLE "review_claims" (
      kind TEXT NOT NULL, subject_id ${int} NOT NULL, operator_id ${int} NOT NULL, at ${int} NOT NULL,
      PRIMARY KEY (kind, subject_id)
    )`);
    await runner.query(`CREATE TABLE "payout_methods" (
      id ${key}, customer_id ${int} NOT NULL, way TEXT NOT NULL, currency_id ${int} NOT NULL, given TEXT NOT NULL,
      bound_at ${int} NOT NULL, usable_at ${int} NOT NULL, removed_at ${int}
    )`);
    await runner.query('CREATE INDEX payout_methods_customer ON payout_methods (customer_id, way, id)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
