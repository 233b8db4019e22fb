import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Traders, their followers, copies of their orders, and the outcome of each copied event. */
export class CopyTrading1700000000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const int = runner.connection.options.type === 'better-sqlite3' ? 'INTEGER' : 'BIGINT';
    await runner.query(`CREATE TABLE "traders" (
      customer_id ${int} PRIMARY KEY NOT NULL, status TEXT NOT NULL, nickname TEXT NOT NULL, share ${int} NOT NULL,
      is_visible ${int} NOT NULL, applied_at ${int} NOT NULL, decided_at ${int}, reason TEXT, since ${int}
    )`);
    await runner.query(`CREATE INDEX traders_waiting ON traders (applied_at) WHERE status = 'applied'`);
    await runner.query(`CREATE TABLE "follows" (
      id ${int} PRIMARY KEY NOT NULL, customer_id ${int} NOT NULL, trader_id ${int} NOT NULL, status TEXT NOT NULL,
      mode ${int} NOT NULL, multiple ${int} NOT NULL, max_amount ${int} NOT NULL, stop_loss_amount ${int} NOT NULL,
      max_slots ${int} NOT NULL, share ${int} NOT NULL, begun_at ${int} NOT NULL, begun_seq ${int} NOT NULL,
      ended_at ${int}, end_reason TEXT, realised ${int} NOT NULL, realised_before ${int} NOT NULL,
      mark ${int} NOT NULL, owed ${int} NOT NULL, share_paid ${int} NOT NULL, settled_at ${int} NOT NULL,
      margin ${int} NOT NULL, peak_margin ${int} NOT NULL, open_lots ${int} NOT NULL, open_copies ${int} NOT NULL,
      ended_copies ${int} NOT NULL
    )`);
    await runner.query('CREATE UNIQUE INDEX follows_pair ON follows (customer_id, trader_id)');
    await runner.query('CREATE INDEX follows_trader ON follows (trader_id, id)');
    await runner.query(`CREATE TABLE "copies" (
      id ${int} PRIMARY KEY NOT NULL, follow_id ${int} NOT NULL, customer_id ${int} NOT NULL,
      trader_id ${int} NOT NULL, leader_order_id ${int} NOT NULL, status TEXT NOT NULL
    )`);
    await runner.query('CREATE UNIQUE INDEX copies_order ON copies (leader_order_id, follow_id)');
    await runner.query('CREATE INDEX copies_follow ON copies (follow_id, id)');
    await runner.query(`CREATE INDEX copies_open ON copies (id) WHERE status IN ('open', 'closed')`);
    await runner.query(`CREATE TABLE "leader_events" (
      id ${int} PRIMARY KEY NOT NULL, trader_id ${int} NOT NULL, order_id ${int} NOT NULL, kind TEXT NOT NULL,
      lane_seq ${int} NOT NULL, at ${int} NOT NULL, symbol_id ${int} NOT NULL, side TEXT NOT NULL,
      seq ${int} NOT NULL, tick_at ${int} NOT NULL, bid ${int} NOT NULL, ask ${int} NOT NULL, details TEXT NOT NULL,
      cursor ${int} NOT NULL, portions ${int} NOT NULL, done_at ${int}
    )`);
    await runner.query('CREATE INDEX leader_events_waiting ON leader_events (id) WHERE done_at IS NULL');
    await runner.query('CREATE INDEX leader_events_order ON leader_events (order_id, id)');
    await runner.query(`CREATE TABLE "follow_events" (
      id ${int} PRIMARY KEY NOT NULL, at ${int} NOT NULL, event_id ${int} NOT NULL, follow_id ${int} NOT NULL,
      customer_id ${int} NOT NULL, trader_id ${int} NOT NULL, leader_order_id ${int} NOT NULL,
      symbol_id ${int} NOT NULL, event TEXT NOT NULL, result TEXT NOT NULL, reason TEXT, order_id ${int},
      lots ${int}, price ${int}, seq ${int} NOT NULL, delay_ms ${int} NOT NULL
    )`);
    await runner.query('CREATE UNIQUE INDEX follow_events_turn ON follow_events (event_id, follow_id)');
    await runner.query('CREATE INDEX follow_events_customer ON follow_events (customer_id, id)');
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}
