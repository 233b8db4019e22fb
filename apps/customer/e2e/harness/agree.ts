import { adminClient } from '../../../server/test/harness/admin-client.js';
import type { TestServer } from '../../../server/test/harness/server.js';

/** An owner agrees to everything that was asked for at the back office. */
export async function agreeToAll(server: TestServer): Promise<void> {
  const owner = await adminClient(server, 'owner');
  for (const { id } of await owner.list('approvals', { filter: { state: 'waiting' } })) {
    await owner.act('approvals', id, 'approve');
  }
}
