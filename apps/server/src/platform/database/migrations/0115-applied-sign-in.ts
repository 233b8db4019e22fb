import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The environment's sign-in that was last applied to an operator. Of rows from before it nobody knows whether one was:
 * they are marked with the empty text.
 */
export class AppliedSignIn1700000000115 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "operators" ADD COLUMN applied_sign_in TEXT');
    await runner.query(`UPDATE "operators" SET applied_sign_in = ''`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
