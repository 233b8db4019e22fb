import { joinPrograms } from './joined-programs.js';
import { startPostgres } from './postgres-cluster.js';
import { isSharing, offerPrepared } from './prepared-grounds.js';
import { migrateGrounds, seedGrounds } from './seeded-grounds.js';

/**
 * Starts one cluster for the whole run, unless `TEST_DATABASE_URL` names one; each suite creates its own database in
 * it. Also builds the programs that stories start, and the seeded grounds.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = process.env.TEST_DATABASE_URL ? null : await startPostgres();
  if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
  const removeJoined = await joinPrograms();
  const removeMigrated = await migrateGrounds(['sqlite', 'postgres']);
  const removeSeeded = await seedGrounds(['sqlite', 'postgres']);
  offerPrepared();
  return async () => {
    await removeSeeded(isSharing() ? ['sqlite'] : []);
    await removeMigrated();
    if (!isSharing()) removeJoined();
    if (!cluster) return;
    delete process.env.TEST_DATABASE_URL;
    cluster.stop();
  };
}
