import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a symbol stood at a tick is asked of the journal: its changes are found without reading all of it. */
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
