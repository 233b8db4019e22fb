import { type Connection, DatabaseReader } from './database-reader.js';
import type { DatabaseTarget } from './dialect.js';
import { PostgresReader } from './postgres-reader.js';
import { SqliteReader } from './sqlite-reader.js';

export const openReader = (target: DatabaseTarget): DatabaseReader =>
  new DatabaseReader(openConnection(target));

/** Opens a separate read-only connection. */
export const openConnection = (target: DatabaseTarget): Connection =>
  target.dialect === 'sqlite' ? new SqliteReader(target.file) : new PostgresReader(target.url);
