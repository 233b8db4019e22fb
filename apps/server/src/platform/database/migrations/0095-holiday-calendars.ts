import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Holiday calendars shared by several symbols. */
export class HolidayCalendars1700000000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(
      `CREATE TABLE "holiday_calendars" (id ${int} PRIMARY KEY NOT NULL, name TEXT NOT NULL, days TEXT NOT NULL)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
