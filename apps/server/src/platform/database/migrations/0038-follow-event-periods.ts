import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of copied events by period and by symbol. */
export class FollowEventPeriods1700000000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX follow_events_at ON follow_events (at, id)');
    await runner.query('CREATE INDEX follow_events_symbol ON follow_events (symbol_id, id)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
