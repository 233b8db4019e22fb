import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Languages whose text is older than the English one; null: not known for earlier rows. */
export class OlderTexts1700000000105 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['news', 'descriptions']) {
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN older TEXT`);
    }
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
