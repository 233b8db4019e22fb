import { type AdminClient, adminClient } from './admin-client.js';
import type { Database } from './database.js';
import { startServer, type TestServer } from './server.js';

const OWNER = { email: 'only@truemark.example', password: 'the only owner there is' };

/** Server without demo data, and its single owner. */
export async function startWithOneOwner(
  database: Database,
): Promise<{ readonly server: TestServer; readonly owner: AdminClient }> {
  const env = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
  const server = await startServer({ database, seed: 'none', env });
  return { server, owner: await adminClient(server, 'owner', 0, OWNER) };
}
