import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of withdrawals by destination: by a prefix of the text, because a bank's fields can exceed the index size. */
export class Evidence1700000000054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX withdrawals_target_head ON withdrawals (substr(target, 1, 300))');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
