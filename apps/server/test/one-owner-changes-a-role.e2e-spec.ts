import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient, type Role, type Row } from './harness/admin-client.js';
import { targetOf } from './harness/database.js';
import { acceptInvitation } from './harness/invited.js';
import { startWithOneOwner } from './harness/one-owner.js';
import { type AskedRequest, completeRequest } from './harness/second-person.js';
import type { TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const EIGHT_DAYS = 8 * 24 * 3_600_000;
const CHOSEN = 'a password of their own';
const WRITES = { settings: ['read', 'edit'], approvals: ['read'] };
const APPROVES = { ...WRITES, approvals: ['read', 'approve', 'reject'] };

withOneDatabase((database) => {
  let server: TestServer;
  let owner: AdminClient;
  let support: Colleague;
  let operator: Colleague;

  beforeAll(async () => {
    ({ server, owner } = await startWithOneOwner(database));
    [support, operator] = [await colleague('support'), await colleague('operator')];
  });
  afterAll(() => server?.discard());

  const ask = async (method: string, path: string, body: object): Promise<AskedRequest> => {
    const { status, body: asked } = await owner.call<Row>(method, path, body);
    expect(status).toBe(202);
    return {
      ...(await owner.one('approvals', Number(asked.approval_id))),
      approval_id: asked.approval_id,
    } as AskedRequest;
  };
  /** Lets the day of a request pass. */
  const pass = (asked: AskedRequest) => completeRequest(owner, asked, server, () => Promise.resolve(owner));
  /** A colleague who has had this role for eight days. */
  const colleague = async (role: Role): Promise<Colleague> => {
    const email = `${role}@truemark.example`;
    const { body } = await owner.call<Row>('POST', 'operators', {
      ...{ name: role, email, role },
      reason: 'helps',
    });
    const id = Number(body.id);
    const request = Number(body.approval_id ?? 0);
    if (request)
      await pass({ ...(await owner.one('approvals', request)), approval_id: request } as AskedRequest);
    await acceptInvitation(server, owner, id, CHOSEN);
    await writeBypassingEngine(
      targetOf(server),
      `UPDATE operators SET created_at = created_at - ${EIGHT_DAYS}, decides_from = 0 WHERE id = ${id}`,
    );
    return { ...(await adminClient(server, role, 0, { email, password: CHOSEN })), id };
  };

  it('colleagues may reject a custom role, and a change of one, that a single owner asks for', async () => {
    for (const [by, name] of [
      [support, 'Clerk'],
      [operator, 'Teller'],
    ] as const) {
      const asked = await ask('POST', 'custom-roles', { name, permissions: APPROVES, reason: 'needed' });
      expect(asked.holds_at_ms).toEqual(expect.any(Number));
      expect(await by.one('approvals', asked.id)).toMatchObject({ may_approve: false, may_reject: true });
      const { body } = await by.call<Row>('POST', `approvals/${asked.id}/reject`, { note: 'not known' });
      expect(body.state).toBe('rejected');
    }
    await pass(await ask('POST', 'custom-roles', { name: 'Writer', permissions: WRITES, reason: 'needed' }));
    const [{ id } = { id: 0 }] = await owner.list('custom-roles');
    const change = await ask('PUT', `custom-roles/${id}`, {
      name: 'Writer',
      permissions: APPROVES,
      reason: 'more',
    });
    const { body } = await support.call<Row>('POST', `approvals/${change.id}/reject`, { note: 'not them' });
    expect(body.state).toBe('rejected');
  });

  it('a colleague whose role was emptied still counts for a day', async () => {
    await pass(await ask('POST', 'custom-roles', { name: 'Agent', permissions: APPROVES, reason: 'needed' }));
    const role = (await owner.list('custom-roles')).find(({ name }) => name === 'Agent');
    const him = await owner.one('operators', operator.id);
    await pass(
      await ask('PUT', `operators/${operator.id}`, { ...him, custom_role_id: role?.id, reason: 'moves' }),
    );
    const holdsAt = async (value: string) =>
      (await owner.call<AskedRequest>('PUT', 'settings/stop_out_level', { value, reason: 'a test' })).body
        .holds_at_ms;
    expect(await holdsAt('41')).toBeNull();
    const emptied = { name: 'Agent', permissions: WRITES, reason: 'less' };
    await pass(await ask('PUT', `custom-roles/${role?.id}`, emptied));
    expect(await holdsAt('42')).toBeNull();
    await pass(
      await ask('PUT', `custom-roles/${role?.id}`, { ...emptied, permissions: { settings: ['read'] } }),
    );
    expect(await owner.one('operators', operator.id)).toMatchObject({ role: 'auditor' });
    expect(await holdsAt('43')).toBeNull();
  });
});

type Colleague = AdminClient & { readonly id: number };
