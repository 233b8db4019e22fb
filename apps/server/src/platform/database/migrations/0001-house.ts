import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Base tables: customers, ledger, market, orders, lane, operators, content. */
export class House1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const embedded = runner.connection.options.type === 'better-sqlite3';
    for (const statement of statements(embedded ? 'INTEGER' : 'BIGINT', embedded ? ' WITHOUT ROWID' : '')) {
      await runner.query(statement);
    }
  }

  async down(): Promise<void> {
    throw new Error('The journal is never dropped: restore a backup instead.');
  }
}

/** `int` is the 64-bit integer type; `keyed` clusters a table by its composite key where the database supports that. */
const statements = (int: string, keyed: string): string[] => [
  `CREATE TABLE "customers" (
    "id" ${int} PRIMARY KEY NOT NULL,
    "uid" TEXT NOT NULL,
    "is_demo" ${int} NOT NULL,
    "demo_id" TEXT,
    "email" TEXT,
    "email_key" TEXT,
    "mobile" TEXT,
    "area_id" ${int},
    "password_hash" TEXT,
    "pay_password_hash" TEXT,
    "invite_code" TEXT NOT NULL,
    "invited_by" ${int},
    "name" TEXT,
    "nickname" TEXT,
    "level" ${int} NOT NULL,
    "credit_score" ${int} NOT NULL,
    "is_trader" ${int} NOT NULL,
    "review_status" ${int} NOT NULL,
    "is_real" ${int} NOT NULL,
    "blocked" TEXT NOT NULL,
    "profile" TEXT NOT NULL,
    "lang" TEXT NOT NULL,
    "created_at" ${int} NOT NULL
  )`,
  `CREATE TABLE "ledger_accounts" (
    "id" ${int} PRIMARY KEY NOT NULL,
    "owner_id" ${int},
    "kind" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "book" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "balance" ${int} NOT NULL,
    "postings" ${int} NOT NULL
  )`,
  `CREATE TABLE "ledger_entries" (
    "id" ${int} PRIMARY KEY NOT NULL,
    "lane_seq" ${int} NOT NULL,
    "type" TEXT NOT NULL,
    "ref_kind" TEXT,
    "ref_id" ${int},
    "actor_kind" TEXT NOT NULL,
    "actor_id" ${int} NOT NULL,
    "memo" TEXT,
    "reverses" ${int},
    "at" ${int} NOT NULL
  )`,
  `CREATE TABLE "ledger_postings" (
    "entry_id" ${int} NOT NULL,
    "line" ${int} NOT NULL,
    "account_id" ${int} NOT NULL,
    "side" TEXT NOT NULL,
    "amount" ${int} NOT NULL,
    "account_seq" ${int} NOT NULL,
    "balance_after" ${int} NOT NULL,
    PRIMARY KEY ("entry_id", "line")
  )${keyed}`,
  `CREATE TABLE "orders" (
    "id" ${int} PRIMARY KEY NOT NULL,
    "customer_id" ${int} NOT NULL,
    "account_id" ${int} NOT NULL,
    "symbol_id" ${int} NOT NULL,
    "side" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "lots" ${int} NOT NULL,
    "margin" ${int} NOT NULL,
    "fee" ${int} NOT NULL,
    "open_bid" ${int},
    "open_price" ${int},
    "open_seq" ${int},
    "opened_at" ${int},
    "close_bid" ${int},
    "close_price" ${int},
    "close_seq" ${int},
    "closed_at" ${int},
    "closed_by" TEXT,
    "close_reason" TEXT,
    "profit" ${int} NOT NULL,
    "stop_loss" ${int} NOT NULL,
    "take_profit" ${int} NOT NULL,
    "target_price" ${int},
    "origin_id" ${int},
    "terms" TEXT NOT NULL,
    "created_at" ${int} NOT NULL
  )`,
  `CREATE TABLE "symbols" (
    "id" ${int} PRIMARY KEY NOT NULL,
    "code" TEXT NOT NULL,
    "show_code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "logo" TEXT NOT NULL,
    "category_id" ${int} NOT NULL,
    "sort" ${int} NOT NULL,
    "is_enabled" ${int} NOT NULL,
    "base_currency" TEXT NOT NULL,
    "quote_currency" TEXT NOT NULL,
    "price_precision" ${int} NOT NULL,
    "pip" ${int} NOT NULL,
    "units" ${int} NOT NULL,
    "min_lots" ${int} NOT NULL,
    "max_lots" ${int} NOT NULL,
    "fee_rate" ${int} NOT NULL,
    "margin_mode" ${int} NOT NULL,
    "multiples" TEXT NOT NULL,
    "spread" ${int} NOT NULL,
    "schedule" TEXT NOT NULL,
    "feed" TEXT NOT NULL,
    "feed_code" TEXT NOT NULL,
    "simulation" TEXT NOT NULL
  )`,
  `CREATE TABLE "ticks" (
    "symbol_id" ${int} NOT NULL,
    "seq" ${int} NOT NULL,
    "at" ${int} NOT NULL,
    "bid" ${int} NOT NULL,
    "ask" ${int} NOT NULL,
    "lane_seq" ${int} NOT NULL,
    PRIMARY KEY ("symbol_id", "seq")
  )${keyed}`,
  `CREATE TABLE "rejected_ticks" (
    "lane_seq" ${int} PRIMARY KEY NOT NULL,
    "symbol_id" ${int} NOT NULL,
    "at" ${int} NOT NULL,
    "bid" ${int} NOT NULL,
    "ask" ${int} NOT NULL,
    "reason" TEXT NOT NULL
  )`,
  `CREATE TABLE "bars" (
    "symbol_id" ${int} NOT NULL,
    "period" TEXT NOT NULL,
    "start" ${int} NOT NULL,
    "open" ${int} NOT NULL,
    "high" ${int} NOT NULL,
    "low" ${int} NOT NULL,
    "close" ${int} NOT NULL,
    "volume" ${int} NOT NULL,
    "simulated" ${int} NOT NULL,
    PRIMARY KEY ("symbol_id", "period", "start")
  )${keyed}`,
  `CREATE TABLE "settings" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "updated_at" ${int} NOT NULL,
    "updated_by" ${int},
    PRIMARY KEY ("key")
  )${keyed}`,
  `CREATE TABLE "lane_inputs" (
    "lane_seq" ${int} PRIMARY KEY NOT NULL,
    "at" ${int} NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "idempotency_owner" ${int},
    "idempotency_key" TEXT,
    "idempotency_hash" TEXT
  )`,
  `CREATE TABLE "engine_lease" (
    "id" ${int} PRIMARY KEY NOT NULL,
    "epoch" ${int} NOT NULL,
    "holder" TEXT NOT NULL,
    "renewed_at" ${int} NOT NULL,
    "lane_seq" ${int} NOT NULL,
    "batch_id" TEXT NOT NULL
  )`,
  `CREATE TABLE "operators" (
    "id" ${int} PRIMARY KEY NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "totp_secret" TEXT,
    "is_active" ${int} NOT NULL,
    "created_at" ${int} NOT NULL
  )`,
  `CREATE TABLE "sessions" (
    "token_hash" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" ${int} NOT NULL,
    "created_at" ${int} NOT NULL,
    "last_used_at" ${int} NOT NULL,
    "revoked_at" ${int},
    "user_agent" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    PRIMARY KEY ("token_hash")
  )${keyed}`,
  `CREATE TABLE "audit_log" (
    "id" ${int} PRIMARY KEY NOT NULL,
    "at" ${int} NOT NULL,
    "operator_id" ${int} NOT NULL,
    "operator_email" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "resource" TEXT NOT NULL,
    "resource_id" TEXT NOT NULL,
    "before" TEXT,
    "after" TEXT,
    "reason" TEXT
  )`,
  `CREATE TABLE "menus" (
    "id" ${int} PRIMARY KEY NOT NULL,
    "menu_group" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "sort" ${int} NOT NULL,
    "is_mobile" ${int} NOT NULL,
    "is_allow_demo" ${int} NOT NULL,
    "is_shown" ${int} NOT NULL
  )`,
  `CREATE TABLE "news" (
    "id" ${int} PRIMARY KEY NOT NULL,
    "category_id" ${int} NOT NULL,
    "logo" TEXT NOT NULL,
    "texts" TEXT NOT NULL,
    "is_shown" ${int} NOT NULL,
    "published_at" ${int} NOT NULL
  )`,
  `CREATE TABLE "messages" (
    "id" ${int} PRIMARY KEY NOT NULL,
    "customer_id" ${int} NOT NULL,
    "kind" TEXT NOT NULL,
    "texts" TEXT NOT NULL,
    "sent_at" ${int} NOT NULL,
    "read_at" ${int}
  )`,
  `CREATE TABLE "companies" (
    "id" ${int} PRIMARY KEY NOT NULL,
    "name" TEXT NOT NULL,
    "logo" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "registered_address" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "email" TEXT NOT NULL
  )`,

  `CREATE UNIQUE INDEX customers_uid ON customers (uid)`,
  `CREATE UNIQUE INDEX customers_email ON customers (email_key) WHERE email_key IS NOT NULL`,
  `CREATE UNIQUE INDEX customers_mobile ON customers (mobile) WHERE mobile IS NOT NULL`,
  `CREATE UNIQUE INDEX customers_demo ON customers (demo_id) WHERE demo_id IS NOT NULL`,
  `CREATE UNIQUE INDEX customers_invite ON customers (invite_code)`,
  `CREATE INDEX ledger_accounts_owner ON ledger_accounts (owner_id)`,
  `CREATE UNIQUE INDEX ledger_postings_account ON ledger_postings (account_id, account_seq)`,
  `CREATE INDEX ledger_entries_ref ON ledger_entries (ref_kind, ref_id)`,
  `CREATE INDEX orders_customer ON orders (customer_id, status, id)`,
  `CREATE INDEX orders_ended ON orders (customer_id, closed_at, id) WHERE closed_at IS NOT NULL`,
  `CREATE INDEX orders_open ON orders (status) WHERE status IN ('pending', 'holding')`,
  `CREATE INDEX ticks_lane ON ticks (lane_seq)`,
  `CREATE INDEX ticks_time ON ticks (symbol_id, at)`,
  `CREATE UNIQUE INDEX symbols_code ON symbols (code)`,
  `CREATE INDEX lane_inputs_idempotency ON lane_inputs (idempotency_owner, idempotency_key)
     WHERE idempotency_key IS NOT NULL`,
  `CREATE UNIQUE INDEX operators_email ON operators (email_key)`,
  `CREATE INDEX sessions_subject ON sessions (subject, subject_id)`,
  `CREATE INDEX audit_log_resource ON audit_log (resource, resource_id)`,
  `CREATE INDEX messages_customer ON messages (customer_id, id)`,
];
