import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outcomes of commands from other processes, so that one without an answer is found by its id. */
export class SentCommands1700000000085 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "sent_commands" (
      id TEXT PRIMARY KEY NOT NULL, lane_seq ${int} NOT NULL, sent_at ${int} NOT NULL, outcome TEXT NOT NULL
    )`);
    await runner.query('CREATE INDEX sent_commands_sent_at ON sent_commands (sent_at)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
