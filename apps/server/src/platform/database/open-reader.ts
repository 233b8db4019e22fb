import type { DatabaseTarget } from './dialect.js';
import { PostgresReader } from './postgres-reader.js';
import { Reader } from './reader.js';
import { SqliteReader } from './sqlite-reader.js';

export function openReader(target: DatabaseTarget): Reader {
  return new Reader(
    target.dialect === 'sqlite' ? new SqliteReader(target.file) : new PostgresReader(target.url),
  );
}
