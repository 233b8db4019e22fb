import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for operator lists of follow relations and events: by trader, and skipped events by reason. */
export class FollowLists1700000000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX follow_events_trader ON follow_events (trader_id, id)');
    await runner.query(`CREATE INDEX follow_events_skips ON follow_events (id) WHERE result = 'skipped'`);
    await runner.query(
      `CREATE INDEX follow_events_reasons ON follow_events (reason, id) WHERE result = 'skipped'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
