import { joinPrograms } from './joined-programs.js';
import { startPostgres } from './postgres-cluster.js';
import { migrateGrounds, seedGrounds } from './seeded-grounds.js';

/**
 * One cluster for the whole run, unless `TEST_DATABASE_URL` names one; each suite makes a database of its own in it.
 * Beside it the programs that the stories start, and the grounds on which the demo is seeded once.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = process.env.TEST_DATABASE_URL ? null : await startPostgres();
  if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
  const removeJoined = await joinPrograms();
  const removeMigrated = await migrateGrounds(['sqlite', 'postgres']);
  const removeSeeded = await seedGrounds(['sqlite', 'postgres']);
  return async () => {
    await removeSeeded();
    await removeMigrated();
    removeJoined();
    if (!cluster) return;
    delete process.env.TEST_DATABASE_URL;
    cluster.stop();
  };
}
