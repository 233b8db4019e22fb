import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Index for symbol changes in the journal: the state of a symbol at a tick is found without reading the whole journal.
 */
export class SymbolHistory1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX lane_inputs_symbols ON lane_inputs (lane_seq) WHERE kind = 'symbol.put'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
