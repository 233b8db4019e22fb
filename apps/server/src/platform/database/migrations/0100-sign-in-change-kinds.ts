import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Renames the column of a sign-in change's kind to the name used elsewhere. */
export class SignInChangeKinds1700000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "sign_in_changes" RENAME COLUMN deed TO kind');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
