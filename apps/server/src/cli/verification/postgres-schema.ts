/**
 * Names and definitions of tables, columns, keys and indexes, in a form that a schema of SQLite and one of PostgreSQL
 * share. A definition is compared after `comparable`.
 */

/** What the migrations create, read from a schema of SQLite. Typeorm's own table differs by database. */
export const SQLITE_DEFINITIONS = `WITH own AS (
    SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\')
  SELECT 'table ' || name AS name, '' AS sql FROM own
  UNION ALL SELECT 'column ' || own.name || '.' || c.name, CASE WHEN own.name = 'migrations' THEN '' ELSE
      CASE c.type WHEN 'INTEGER' THEN 'bigint' ELSE c.type END || CASE WHEN c."notnull" OR c.pk THEN ' not null' ELSE '' END
    END FROM own JOIN pragma_table_info(own.name) c
  UNION ALL SELECT 'key of ' || name, (SELECT group_concat(k.name, ', ') FROM
      (SELECT c.name FROM pragma_table_info(own.name) c WHERE c.pk > 0 ORDER BY c.pk) k) FROM own
  UNION ALL SELECT 'uniqueness of ' || own.name || ' by ' || (SELECT group_concat(k.name, ', ') FROM
      (SELECT c.name FROM pragma_index_info(i.name) c ORDER BY c.seqno) k), ''
    FROM own JOIN pragma_index_list(own.name) i WHERE i.origin = 'u'
  UNION ALL SELECT 'index ' || name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL`;

/**
 * The same of a schema of PostgreSQL, plus anything that acts on rows by itself or refuses some, which the migrations never
 * create. Indexes of keys and objects of extensions belong to the database.
 */
export const POSTGRES_DEFINITIONS = `WITH own AS (
    SELECT c.oid, c.relname AS name, c.relkind FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e'))
  SELECT CASE relkind WHEN 'r' THEN 'table ' WHEN 'v' THEN 'view ' ELSE 'relation ' END || name AS name, '' AS sql
    FROM own WHERE relkind NOT IN ('c', 'S', 't', 'i')
  UNION ALL SELECT 'column ' || own.name || '.' || a.attname || CASE a.attgenerated WHEN '' THEN '' ELSE ' (generated)' END,
      CASE WHEN own.name = 'migrations' THEN '' ELSE
        format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END END
    FROM own JOIN pg_attribute a ON a.attrelid = own.oid WHERE own.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT CASE k.contype WHEN 'p' THEN 'key of ' || own.name
        WHEN 'u' THEN 'uniqueness of ' || own.name || ' by ' || (SELECT string_agg(a.attname, ', ' ORDER BY u.place)
  FROM unnest(k.conkey) WITH ORDINALITY AS u(attnum, place)
  JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.attnum)
        ELSE 'constraint ' || k.conname || ' on ' || own.name END,
      CASE k.contype WHEN 'p' THEN (SELECT string_agg(a.attname, ', ' ORDER BY u.place)
  FROM unnest(k.conkey) WITH ORDINALITY AS u(attnum, place)
  JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.attnum) ELSE '' END || CASE WHEN k.condeferrable THEN ' deferrable' ELSE '' END
    FROM own JOIN pg_constraint k ON k.conrelid = own.oid WHERE k.contype NOT IN ('n', 't')
  UNION ALL SELECT 'index ' || own.name, 'create ' || CASE WHEN i.indisunique THEN 'unique ' ELSE '' END || 'index ' ||
      own.name || ' on ' || t.relname || ' (' || (SELECT string_agg(pg_get_indexdef(i.indexrelid, n, true), ', ' ORDER BY n)
  FROM generate_series(1, i.indnkeyatts) n) || ')' ||
      coalesce(' where ' || pg_get_expr(i.indpred, i.indrelid, true), '') || CASE WHEN i.indisvalid THEN '' ELSE ' (invalid)' END
    FROM own JOIN pg_index i ON i.indexrelid = own.oid JOIN pg_class t ON t.oid = i.indrelid
    WHERE NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = own.oid AND k.contype IN ('p', 'u', 'x'))
  UNION ALL SELECT 'trigger ' || t.tgname || ' on ' || own.name, ''
    FROM own JOIN pg_trigger t ON t.tgrelid = own.oid WHERE NOT t.tgisinternal
  UNION ALL SELECT 'rule ' || rulename || ' on ' || tablename, '' FROM pg_rules WHERE schemaname = current_schema()
  UNION ALL SELECT 'policy ' || policyname || ' on ' || tablename, '' FROM pg_policies WHERE schemaname = current_schema()
  UNION ALL SELECT 'function ' || p.proname, '' FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = current_schema()
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;

/** A definition without what the two databases write differently: case, casts, quotes, parentheses, lists. */
export const comparable = (definition: string): string =>
  definition
    .toLowerCase()
    .replace(/::[a-z]+/g, '')
    .replace(/= any \(array\[([^\]]*)\]\)/g, 'in ($1)')
    .replace(/'(-?\d+)'/g, '$1')
    .replace(/["()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
