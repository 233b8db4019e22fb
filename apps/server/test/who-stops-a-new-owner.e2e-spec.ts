import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient, type Role, type Row } from './harness/admin-client.js';
import { targetOf } from './harness/database.js';
import { acceptInvitation } from './harness/invited.js';
import { startWithOneOwner } from './harness/one-owner.js';
import { completeRequest } from './harness/second-person.js';
import type { TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const EIGHT_DAYS = 8 * 24 * 3_600_000;
const CHOSEN = 'a password of their own';

withOneDatabase((database) => {
  let server: TestServer;
  let owner: AdminClient;

  beforeAll(async () => {
    ({ server, owner } = await startWithOneOwner(database));
  });
  afterAll(() => server?.discard());

  /** A colleague who has had this role for eight days. */
  const colleague = async (role: Role): Promise<AdminClient & { readonly id: number }> => {
    const email = `${role}@truemark.example`;
    const { body } = await owner.call<Row & { approval_id?: number }>('POST', 'operators', {
      ...{ name: role, email, role, reason: 'helps' },
    });
    const { id, approval_id: request } = body;
    if (request) {
      const asked = { ...(await owner.one('approvals', request)), id: request, approval_id: request };
      await completeRequest(owner, asked, server, () => Promise.resolve(owner));
    }
    await acceptInvitation(server, owner, Number(id), CHOSEN);
    await writeBypassingEngine(
      targetOf(server),
      `UPDATE operators SET created_at = created_at - ${EIGHT_DAYS} WHERE id = ${id}`,
    );
    return { ...(await adminClient(server, role, 0, { email, password: CHOSEN })), id: Number(id) };
  };

  it('operators and support may reject a new owner, auditors and the person concerned may not', async () => {
    const [operator, support, auditor] = [
      await colleague('operator'),
      await colleague('support'),
      await colleague('auditor'),
    ];
    const reject = async (by: AdminClient, id: number): Promise<[number, unknown]> => {
      const { status, body } = await by.call<Row>('POST', `approvals/${id}/reject`, { note: 'not known' });
      return [status, body.key ?? body.state];
    };
    /** Request that waits a day for nobody. */
    const asksFor = async (id: number): Promise<number> => {
      const row = { ...(await owner.one('operators', id)), role: 'owner', reason: 'joins the house' };
      const { status, body } = await owner.call<{ approval_id: number }>('PUT', `operators/${id}`, row);
      expect(status).toBe(202);
      const request = await owner.one('approvals', body.approval_id);
      expect(request).toMatchObject({ state: 'waiting', holds_at_ms: expect.any(Number) });
      return body.approval_id;
    };

    const first = await asksFor(support.id);
    expect(await auditor.one('approvals', first)).toMatchObject({ may_reject: false });
    expect(await reject(auditor, first)).toEqual([403, 'auth.forbidden']);
    expect(await reject(support, first)).toEqual([403, 'approvals.own']);
    expect(await owner.one('approvals', first)).toMatchObject({ state: 'waiting' });
    expect(await reject(operator, first)).toEqual([200, 'rejected']);

    const second = await asksFor(operator.id);
    expect(await reject(operator, second)).toEqual([403, 'approvals.own']);
    expect(await support.one('approvals', second)).toMatchObject({ may_approve: false, may_reject: true });
    expect(await reject(support, second)).toEqual([200, 'rejected']);
    expect(await owner.one('operators', operator.id)).toMatchObject({ role: 'operator' });
  });
});
