import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks, deliveries by webhook and mail, and event subscriptions. */
export class Webhooks1700000000067 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "webhooks" (
      id ${int} PRIMARY KEY NOT NULL, name TEXT NOT NULL, url TEXT NOT NULL, events TEXT NOT NULL,
      is_enabled ${int} NOT NULL, secret_version ${int} NOT NULL, secret_shown_at ${int}, created_at ${int} NOT NULL
    )`);
    await runner.query(`CREATE TABLE "house_events" (
      id ${int} PRIMARY KEY NOT NULL, event_key TEXT NOT NULL, event TEXT NOT NULL, at ${int} NOT NULL,
      facts TEXT NOT NULL, found_at ${int} NOT NULL
    )`);
    await runner.query('CREATE UNIQUE INDEX house_events_key ON house_events (event_key)');
    await runner.query('CREATE INDEX house_events_found ON house_events (found_at)');
    await runner.query(`CREATE TABLE "event_deliveries" (
      id ${int} PRIMARY KEY NOT NULL, event_id ${int} NOT NULL, event TEXT NOT NULL, way TEXT NOT NULL,
      target_id ${int} NOT NULL, state TEXT NOT NULL, tries ${int} NOT NULL, attempts TEXT NOT NULL,
      next_at ${int}, created_at ${int} NOT NULL
    )`);
    await runner.query(
      `CREATE INDEX event_deliveries_due ON event_deliveries (next_at, id) WHERE state = 'waiting'`,
    );
    await runner.query('CREATE INDEX event_deliveries_target ON event_deliveries (way, target_id, id)');
    await runner.query('CREATE INDEX event_deliveries_way ON event_deliveries (way, id)');
    await runner.query('CREATE INDEX event_deliveries_created ON event_deliveries (created_at)');
    await runner.query(`CREATE TABLE "event_mails" (
      id ${int} PRIMARY KEY NOT NULL, events TEXT NOT NULL, chosen_at ${int} NOT NULL
    )`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
