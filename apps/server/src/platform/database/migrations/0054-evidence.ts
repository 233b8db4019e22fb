import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Withdrawals by where they go: by the beginning of the text, which an index holds whatever a bank's fields say. */
export class Evidence1700000000054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX withdrawals_target_head ON withdrawals (substr(target, 1, 300))');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
