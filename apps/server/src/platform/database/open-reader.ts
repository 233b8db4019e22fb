import type { DatabaseTarget } from './dialect.js';
import { PostgresReader } from './postgres-reader.js';
import { type Connection, Reader } from './reader.js';
import { SqliteReader } from './sqlite-reader.js';

export const openReader = (target: DatabaseTarget): Reader => new Reader(openConnection(target));

/** Opens a separate read-only connection. */
export const openConnection = (target: DatabaseTarget): Connection =>
  target.dialect === 'sqlite' ? new SqliteReader(target.file) : new PostgresReader(target.url);
