import type { DatabaseTarget } from '../../../platform/database/dialect.js';
import { PostgresStore } from './postgres-store.js';
import { SqliteStore } from './sqlite-store.js';
import type { Store } from './store.js';

export function openStore(target: DatabaseTarget): Promise<Store> {
  return target.dialect === 'sqlite' ? SqliteStore.open(target.file) : PostgresStore.open(target.url);
}
