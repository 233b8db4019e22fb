import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Moves verification claims to the common claims table, indexed by age; claims under the old names have expired and are
 * deleted.
 */
export class Claims1700000000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "verifications" DROP COLUMN claimed_by');
    await runner.query('ALTER TABLE "verifications" DROP COLUMN claimed_at');
    await runner.query('DELETE FROM "review_claims"');
    await runner.query('CREATE INDEX review_claims_at ON review_claims (at)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
