import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of the sealed day and part of an input, entry or tick, found without scanning the days. */
export class SealedPlaces1700000000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX sealed_parts_first ON sealed_parts (tree, first)');
    await runner.query('CREATE INDEX sealed_minutes_seq ON sealed_minutes (symbol_id, first_seq)');
  }

  async down(): Promise<void> {
    throw new Error('Seals are never dropped: restore a backup instead.');
  }
}
