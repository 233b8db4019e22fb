import type { MigrationInterface, QueryRunner } from 'typeorm';

const HOUR = 3_600_000;
const SETTING = 'withdraw_credential_hours';

/** Stores on the customer until when a credential change holds payouts, by the hours in force at the change. */
export class PayoutHold1700000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    const [set] = await runner.query(`SELECT value FROM "settings" WHERE key = '${SETTING}'`);
    const wait = Number(set?.value ?? 24) * HOUR;
    await runner.query(`ALTER TABLE "customers" ADD COLUMN payouts_from ${int}`);
    await runner.query(
      `UPDATE "customers" SET payouts_from = credentials_changed_at + ${wait} WHERE credentials_changed_at IS NOT NULL`,
    );
    await runner.query('ALTER TABLE "customers" DROP COLUMN credentials_changed_at');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
