import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Claims of papers stand with all others, found by their age; those of former names have run out. */
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
