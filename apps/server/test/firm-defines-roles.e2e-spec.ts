import type { CustomRoleRow, OperatorRow } from '@truemark/contracts/admin';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AdminClient, adminClient, demoSignIn } from './harness/admin-client.js';
import { type DeskLine, deskLine } from './harness/desk-line.js';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withOneDatabase } from './harness/with-databases.js';

const CLERK = {
  deposits: ['read', 'claim', 'approve', 'reject'],
  customers: ['read'],
  claims: ['read', 'release'],
};

withOneDatabase((database) => {
  let desk: PaymentsFixture;
  let owner: AdminClient;
  let other: AdminClient;
  let support: AdminClient;
  let him: OperatorRow;

  beforeAll(async () => {
    desk = await setUpPayments(database, { TRUST_PROXY: 'on' });
    owner = desk.owner;
    other = await adminClient(desk.server, 'owner', 1);
    support = await adminClient(desk.server, 'support');
    const { id } = (await support.call<{ id: number }>('GET', 'auth/me')).body;
    him = (await owner.one('operators', id)) as unknown as OperatorRow;
  });
  afterAll(() => desk?.close());
  beforeEach(() => desk.next());

  const agree = (id: number | undefined) => desk.act(other, 'approvals', id ?? 0, 'approve');
  const from = (address: string, by: AdminClient, path = 'auth/me') =>
    fetch(`${desk.server.url}/admin/api/${path}`, {
      headers: { authorization: `Bearer ${by.token}`, 'x-forwarded-for': address },
    });
  const lineFrom = async (address: string, by: AdminClient): Promise<DeskLine> => {
    const line = await deskLine(desk.server, { 'x-forwarded-for': address });
    line.send({ type: 'login', params: by.token ?? '' });
    return line;
  };
  const readyFrom = async (address: string, by: AdminClient): Promise<DeskLine> => {
    const line = await lineFrom(address, by);
    await line.waitFor(({ type }) => type === 'ready');
    return line;
  };
  const give = async (change: object): Promise<void> => {
    const { name, role } = him;
    const asked = await owner.call<{ approval_id: number }>('PUT', `operators/${him.id}`, {
      ...{ name, role, is_active: true, reason: 'He works there from now on.', ...change },
    });
    expect(asked.status).toBe(202);
    expect((await agree(asked.body.approval_id)).status).toBe(200);
  };
  let role: CustomRoleRow;

  it('only two owners define a role, and only with permissions that its author has', async () => {
    const body = { name: 'Deposit clerk', permissions: CLERK };
    expect((await desk.operator.call('POST', 'custom-roles', body)).status).toBe(403);
    const beyond = { ...body, permissions: { operators: ['read', 'create'] } };
    expect((await owner.call('POST', 'custom-roles', beyond)).status).toBe(422);
    const asked = await owner.call<{ id: number }>('POST', 'custom-roles', body);
    expect(asked.status).toBe(202);
    expect((await desk.act(desk.operator, 'approvals', asked.body.id, 'approve')).status).toBe(403);
    expect((await agree(asked.body.id)).status).toBe(200);
    [role] = (await owner.list('custom-roles')) as unknown as [CustomRoleRow];
    expect(role).toMatchObject({ name: 'Deposit clerk', base: 'operator', operators: 0 });
  });

  it('an operator with the role has exactly its permissions, from the next request on', async () => {
    expect((await support.call('GET', 'loans')).status).toBe(200);
    await give({ custom_role_id: role.id });
    const me = (await support.call<{ role_name: string; permissions: object }>('GET', 'auth/me')).body;
    expect(me).toMatchObject({ role_name: 'Deposit clerk', permissions: CLERK });
    expect((await support.call('GET', 'loans')).status).toBe(403);
    expect((await support.call('GET', 'search?q=275')).status).toBe(403);
    expect((await support.call('GET', 'deposits')).status).toBe(200);
    const list = { resource: 'loans', format: 'csv' };
    expect((await support.call('POST', 'exports', list)).status).toBe(403);
    const [{ id = 0 } = {}] = await owner.list('approvals');
    expect((await desk.act(support, 'approvals', Number(id), 'approve')).status).toBe(403);
  });

  it('a change of the role applies to everybody who has it, and a role in use cannot be removed', async () => {
    const wanted = { name: 'Deposit clerk', permissions: { ...CLERK, loans: ['read'] } };
    const asked = await owner.call<{ id: number }>('PUT', `custom-roles/${role.id}`, wanted);
    expect(asked.status).toBe(202);
    expect((await agree(asked.body.id)).status).toBe(200);
    expect((await support.call('GET', 'loans')).status).toBe(200);
    expect((await owner.call('DELETE', `custom-roles/${role.id}`)).status).toBe(409);
  });

  it('a holder whose role gains an approval waits for a day, also where its base stays the same', async () => {
    const decidesFromWith = async (permissions: object): Promise<number> => {
      const wanted = { name: 'Deposit clerk', permissions };
      const asked = await owner.call<{ id: number }>('PUT', `custom-roles/${role.id}`, wanted);
      expect((await agree(asked.body.id)).status).toBe(200);
      const { role: base, decides_from_ms: from } = await owner.one('operators', him.id);
      expect(base).toBe('operator');
      return Number(from);
    };
    const before = Number((await owner.one('operators', him.id)).decides_from_ms);
    expect(await decidesFromWith({ ...CLERK, customers: ['read', 'edit'] })).toBe(before);
    expect(await decidesFromWith({ ...CLERK, approvals: ['read', 'approve'] })).toBeGreaterThan(before);
  });

  it('whoever requested something withdraws it without the permission to reject what others requested', async () => {
    const permissions = { ...CLERK, approvals: ['read'], adjustments: ['read', 'create'] };
    const asked = await owner.call<{ id: number }>('PUT', `custom-roles/${role.id}`, {
      ...{ name: 'Deposit clerk', permissions },
    });
    expect((await agree(asked.body.id)).status).toBe(200);
    const sum = { customer_id: desk.customer.user.id, accountTypeId: 1, reason: 'A fee was taken twice.' };
    const request = async (by: AdminClient, amount: string): Promise<number> =>
      (await by.call<{ id: number }>('POST', 'adjustments', { ...sum, amount })).body.id;
    const [own, others] = [await request(support, '1'), await request(desk.operator, '2')];
    const reject = async (id: number): Promise<unknown> => {
      const { status, body } = await support.call<{ key?: string; state?: string }>(
        ...(['POST', `approvals/${id}/reject`, { note: 'a mistake' }] as const),
      );
      return [status, body.key ?? body.state];
    };
    expect(await support.one('approvals', others)).toMatchObject({ may_approve: false, may_reject: false });
    expect(await reject(others)).toEqual([403, 'auth.forbidden']);
    expect(await reject(999_999)).toEqual([403, 'auth.forbidden']);
    expect(await support.one('approvals', own)).toMatchObject({ is_own: true, may_reject: true });
    expect(await reject(own)).toEqual([200, 'withdrawn']);
  });

  it('an operator’s own daily limit is below the firm’s, and is enforced by the lane', async () => {
    await give({ custom_role_id: null, role: 'support' });
    const { id } = (await desk.second.call<{ id: number }>('GET', 'auth/me')).body;
    const before = (await owner.one('operators', id)) as unknown as OperatorRow;
    const asked = await owner.call<{ approval_id: number }>('PUT', `operators/${id}`, {
      ...{ name: before.name, role: before.role, is_active: true, daily_limit: 300, reason: 'He is new.' },
    });
    expect(asked.status).toBe(202);
    expect((await agree(asked.body.approval_id)).status).toBe(200);
    expect(await owner.one('operators', id)).toMatchObject({ daily_limit: 300 });
    const approve = async (by: AdminClient, sum: number): Promise<number> => {
      const deposit = await desk.byCoin(sum);
      await desk.act(by, 'deposits', deposit.id, 'claim');
      return (await desk.act(by, 'deposits', deposit.id, 'approve')).status;
    };
    expect(await approve(desk.second, 200)).toBe(200);
    expect(await approve(desk.second, 200)).toBe(202);
    expect(await approve(desk.operator, 200)).toBe(200);
  });

  it('an operator who is limited to networks gets in only from these', async () => {
    const open = await readyFrom('198.51.100.1', support);
    await give({ networks: ['192.0.2.0/24'] });
    expect(await open.closed).toBe(4001);
    expect(await (await lineFrom('198.51.100.1', support)).closed).toBe(4001);
    await readyFrom('192.0.2.77', support);
    expect((await from('192.0.2.77', support)).status).toBe(200);
    const refused = await from('198.51.100.1', support);
    expect([refused.status, ((await refused.json()) as { key: string }).key]).toEqual([403, 'auth.network']);
    const signIn = await fetch(`${desk.server.url}/admin/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
      body: JSON.stringify(demoSignIn(desk.server, 'support')),
    });
    expect(signIn.status).toBe(403);
    await give({ networks: [] });
  });

  it('changing the firm’s networks takes two owners, and is refused if it locks every owner out', async () => {
    const change = (value: string) =>
      owner.call<{ id: number; key?: string }>('PUT', 'settings/operator_networks', {
        ...{ value, reason: 'The office alone.' },
      });
    const outside = await change('198.51.100.0/24');
    expect([outside.status, outside.body.key]).toEqual([409, 'operators.locked_out']);
    expect((await change('nonsense')).status).toBe(422);
    // This request makes it an address that the owner has used.
    expect((await from('192.0.2.1', owner)).status).toBe(200);
    const signedIn = await fetch(`${desk.server.url}/admin/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
      body: JSON.stringify(demoSignIn(desk.server, 'owner')),
    });
    expect(signedIn.status).toBe(200);
    const open = await readyFrom('198.51.100.9', owner);
    const asked = await change('192.0.2.0/24');
    expect(asked.status).toBe(202);
    expect((await agree(asked.body.id)).status).toBe(200);
    expect((await from('198.51.100.9', owner)).status).toBe(403);
    expect(await open.closed).toBe(4001);
    expect(await (await lineFrom('198.51.100.9', owner)).closed).toBe(4001);
    expect((await from('192.0.2.1', owner)).status).toBe(200);
    const lifted = await change('');
    expect((await agree(lifted.body.id)).status).toBe(200);
  });
});
