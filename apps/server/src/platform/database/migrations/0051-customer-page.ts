import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for comparing a customer with others on the customer page of the back office. */
export class CustomerPage1700000000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of [
      'sessions_address ON sessions (address, user_agent)',
      'uploads_owner ON uploads (owner_id, created_at)',
    ])
      await runner.query(`CREATE INDEX ${index}`);
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
