import { type AdminClient, adminClient } from '../../../server/test/harness/admin-client.js';
import type { TestServer } from '../../../server/test/harness/server.js';

/** A webhook that sends nothing, asked for by one owner and approved by another. */
export async function createWebhook(
  server: TestServer,
  name: string,
): Promise<{ id: number; asker: AdminClient }> {
  const [asker, approver] = [await adminClient(server, 'owner'), await adminClient(server, 'owner', 1)];
  const asked = await asker.call<{ id: number }>('POST', 'webhooks', {
    ...{ name, url: 'https://example.com/hook', events: ['deposits.waiting'] },
    is_enabled: false,
    secret_version: 1,
  });
  await approver.act('approvals', asked.body.id, 'approve');
  const hook = (await asker.list('webhooks')).find((row) => row.name === name);
  return { id: Number(hook?.id), asker };
}
