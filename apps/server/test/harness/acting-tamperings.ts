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
  ],
};
