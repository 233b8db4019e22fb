import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Price alerts of customers with their notes, and pending alert notices. */
export class PriceAlerts1700000000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "price_alerts" (
      id ${int} PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, symbol_id ${int} NOT NULL, price ${int} NOT NULL,
      direction TEXT NOT NULL, set_seq ${int} NOT NULL, note_id ${int}, created_at ${int} NOT NULL,
      status TEXT NOT NULL, ended_at ${int}, fired_seq ${int}, fired_bid ${int}
    )`);
    await runner.query(
      `CREATE INDEX price_alerts_waiting ON price_alerts (customer_id, id) WHERE status = 'waiting'`,
    );
    await runner.query(`CREATE TABLE "alert_notes" (
      id ${int} PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, note TEXT NOT NULL
    )`);
    await runner.query(`CREATE TABLE "alert_notices" (
      alert_id ${int} PRIMARY KEY NOT NULL, lane_seq ${int} NOT NULL
    )`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
