import { type Connection, DatabaseReader } from './database-reader.js';
import type { DatabaseTarget } from './dialect.js';
import { PostgresReader } from './postgres-reader.js';
import { SqliteReader } from './sqlite-reader.js';

/** `timeout`: on PostgreSQL, a read that takes longer fails, ms; null: no limit. */
export const openReader = (target: DatabaseTarget, timeout: number | null = null): DatabaseReader =>
  new DatabaseReader(openConnection(target, timeout));

/** Opens a separate read-only connection. */
export const openConnection = (target: DatabaseTarget, timeout: number | null = null): Connection =>
  target.dialect === 'sqlite' ? new SqliteReader(target.file) : new PostgresReader(target.url, timeout);
