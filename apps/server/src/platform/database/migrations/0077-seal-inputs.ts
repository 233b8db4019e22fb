import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of journal inputs about seals, fast at any journal length. */
export class SealInputs1700000000077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX lane_inputs_seals ON lane_inputs (kind, lane_seq) WHERE kind = 'day.seal'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lane_inputs_seals');
  }
}
