import { type AdminClient, adminClient } from '../../../server/test/harness/admin-client.js';
import type { TestServer } from '../../../server/test/harness/server.js';

interface Asked {
  readonly id: number;
  readonly reason: string;
}

/** The pending request with this reason: other tests on the same server have requests of their own. */
export async function askedWith(reader: AdminClient, reason: string): Promise<Asked | undefined> {
  const waiting = (await reader.list('approvals', { filter: { state: 'waiting' } })) as unknown as Asked[];
  return waiting.find((asked) => asked.reason === reason);
}

/** An owner approves every pending request of the back office. */
export async function agreeToAll(server: TestServer): Promise<void> {
  const owner = await adminClient(server, 'owner');
  for (const { id } of await owner.list('approvals', { filter: { state: 'waiting' } })) {
    await owner.act('approvals', id, 'approve');
  }
}
