import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the journal says of seals is found at once, however long it is. */
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
