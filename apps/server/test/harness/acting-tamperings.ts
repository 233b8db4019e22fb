import type { Tampering } from './tamperings.js';

/** Schema objects that modify rows by themselves (triggers and the like), per database. */
export const ACTIVE_SCHEMA_OBJECTS: Readonly<Record<'sqlite' | 'postgres', readonly Tampering[]>> = {
  sqlite: [
    {
      what: 'a trigger that rewrites an address',
      sql: `CREATE TRIGGER shadow AFTER INSERT ON payout_methods BEGIN
        UPDATE payout_methods SET usable_at = 0 WHERE id = NEW.id; END`,
      named: /the schema: trigger shadow is none of the migrations'/,
    },
    {
      what: 'a trigger by a name of the database’s own',
      sql: `PRAGMA writable_schema = ON; CREATE TRIGGER sqlite_shadow AFTER INSERT ON payout_methods BEGIN
        UPDATE payout_methods SET usable_at = 0 WHERE id = NEW.id; END`,
      named: /the schema: trigger sqlite_shadow is none of the migrations'/,
    },
    {
      what: 'a row that an index leaves out',
      sql: `PRAGMA writable_schema = ON;
        UPDATE sqlite_master SET sql = sql || ' WHERE lane_seq < 0' WHERE name = 'reviews_at';
        PRAGMA writable_schema = RESET; REINDEX reviews_at; PRAGMA writable_schema = ON;
        UPDATE sqlite_master SET sql = replace(sql, ' WHERE lane_seq < 0', '') WHERE name = 'reviews_at'`,
      named: /the database file: .*index reviews_at/,
    },
    {
      what: 'a number as bytes, which no list finds',
      sql: `UPDATE payout_methods SET customer_id = CAST(customer_id AS BLOB)`,
      named: /payout_methods \d+: its customer_id is not stored as that column is declared/,
    },
    {
      what: 'a number as text, which no list finds',
      sql: `UPDATE sessions SET subject_id = '0x' || printf('%x', subject_id)`,
      named: /sessions \S+: its subject_id is not stored as that column is declared/,
    },
  ],
  postgres: [
    {
      what: 'a function for a trigger',
      sql: `CREATE FUNCTION shadow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.usable_at := 0; RETURN NEW; END'`,
      named: /the schema: function shadow is none of the migrations'/,
    },
    {
      what: 'a trigger that rewrites an address',
      sql: `CREATE TRIGGER shadow BEFORE UPDATE ON payout_methods FOR EACH ROW
        EXECUTE FUNCTION suppress_redundant_updates_trigger()`,
      named: /the schema: trigger shadow on payout_methods is none of the migrations'/,
    },
    {
      what: 'a rule that writes nothing',
      sql: `CREATE RULE shadow AS ON INSERT TO audit_log DO INSTEAD NOTHING`,
      named: /the schema: rule shadow on audit_log is none of the migrations'/,
    },
    {
      what: 'a key that is gone',
      sql: `ALTER TABLE copies DROP CONSTRAINT copies_pkey`,
      named: /the schema: key of copies is missing/,
    },
    {
      what: 'a key of other columns',
      sql: `ALTER TABLE ledger_postings DROP CONSTRAINT ledger_postings_pkey, ADD PRIMARY KEY (entry_id, line, account_id)`,
      named: /the schema: key of ledger_postings is not as the migrations make it/,
    },
    {
      what: 'an index that allows what was unique',
      sql: `DROP INDEX customers_uid; CREATE INDEX customers_uid ON customers (uid)`,
      named: /the schema: index customers_uid is not as the migrations make it/,
    },
    {
      what: 'an index of other columns',
      sql: `DROP INDEX follows_pair; CREATE UNIQUE INDEX follows_pair ON follows (customer_id, trader_id, id)`,
      named: /the schema: index follows_pair is not as the migrations make it/,
    },
    {
      what: 'an index that leaves rows out',
      sql: `DROP INDEX seals_place; CREATE UNIQUE INDEX seals_place ON seals (place) WHERE place > 1`,
      named: /the schema: index seals_place is not as the migrations make it/,
    },
    {
      what: 'a column that may be empty',
      sql: `ALTER TABLE operators ALTER COLUMN role DROP NOT NULL`,
      named: /the schema: column operators.role is not as the migrations make it/,
    },
    {
      what: 'a rule for rows that refuses some',
      sql: `ALTER TABLE audit_log ADD CONSTRAINT shadow CHECK (operator_id <> 1) NOT VALID`,
      named: /the schema: constraint shadow on audit_log is none of the migrations'/,
    },
  ],
};
