import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Publication times of news and page texts; operator messages to customers. */
export class Content1700000000047 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`ALTER TABLE "news" ADD COLUMN ends_at ${int}`);
    await runner.query(`ALTER TABLE "descriptions" ADD COLUMN published_at ${int}`);
    await runner.query(`ALTER TABLE "descriptions" ADD COLUMN ends_at ${int}`);
    await runner.query(`ALTER TABLE "messages" ADD COLUMN operator_message_id ${int}`);
    await runner.query(`CREATE TABLE "operator_messages" (
      id ${int} PRIMARY KEY NOT NULL, aim TEXT NOT NULL, customer_id ${int}, filter TEXT NOT NULL, texts TEXT NOT NULL,
      operator_id ${int} NOT NULL, made_at ${int} NOT NULL, up_to ${int} NOT NULL, reached ${int} NOT NULL,
      sent ${int} NOT NULL, state TEXT NOT NULL, ended_at ${int}
    )`);
    // Unique: one operator message reaches a customer at most once.
    await runner.query(
      'CREATE UNIQUE INDEX messages_of_operator ON messages (operator_message_id, customer_id) WHERE operator_message_id IS NOT NULL',
    );
    await runner.query('CREATE INDEX messages_unread ON messages (customer_id, id) WHERE read_at IS NULL');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
