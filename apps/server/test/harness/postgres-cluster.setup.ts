import { startPostgres } from './postgres-cluster.js';

/** One cluster for the whole run, unless `TEST_DATABASE_URL` names one; each suite makes a database of its own in it. */
export default async function setup(): Promise<() => void> {
  if (process.env.TEST_DATABASE_URL) return () => undefined;
  const cluster = await startPostgres();
  process.env.TEST_DATABASE_URL = cluster.url;
  return () => {
    delete process.env.TEST_DATABASE_URL;
    cluster.stop();
  };
}
