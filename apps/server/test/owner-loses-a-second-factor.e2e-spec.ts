import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { targetOf } from './harness/database.js';
import { acceptInvitation } from './harness/invited.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const SIGN_IN = { email: 'third@truemark.example', password: 'a password of their own' };

withOneDatabase((database) => {
  let server: TestServer;
  let owner: AdminClient;
  let second: AdminClient;
  let third: AdminClient;
  let id: number;

  beforeAll(async () => {
    server = await startServer({ database });
    owner = await adminClient(server, 'owner');
    second = await adminClient(server, 'owner', 1);
    const person = { name: 'Third', email: SIGN_IN.email, role: 'owner', reason: 'joins the house' };
    const { body } = await owner.call<{ id: number; approval_id: number }>('POST', 'operators', person);
    ({ id } = body);
    await second.act('approvals', body.approval_id, 'approve');
    await acceptInvitation(server, owner, id, SIGN_IN.password);
    // The day after the account was accepted.
    await writeBypassingEngine(targetOf(server), `UPDATE operators SET decides_from = 1 WHERE id = ${id}`);
    third = await adminClient(server, 'owner', 2, SIGN_IN);
  });
  afterAll(() => server?.discard());

  const enrol = async (): Promise<void> => {
    const { body } = await third.call<{ secret: string }>('GET', 'auth/totp');
    const code = await generate({ secret: body.secret });
    const given = { secret: body.secret, code, current_password: SIGN_IN.password };
    expect((await third.call('POST', 'auth/totp', given)).status).toBe(200);
  };
  const decide = async (
    by: AdminClient,
    request: number,
    decision = 'approve',
  ): Promise<[number, unknown]> => {
    const { status, body } = await by.call<Row>('POST', `approvals/${request}/${decision}`, { note: 'seen' });
    return [status, body.key ?? body.state];
  };
  /** The second owner's request for a guarded setting. */
  const requestValue = async (value: string): Promise<number> =>
    (await second.call<{ id: number }>('PUT', 'settings/stop_out_level', { value })).body.id;

  it('an owner’s second factor is removed by two others; then the owner approves nothing for a day', async () => {
    await enrol();
    expect(await decide(third, await requestValue('40'))).toEqual([200, 'approved']);
    const operator = await adminClient(server, 'operator');
    const { body } = await owner.call<{ request_id: number }>('POST', `operators/${id}/reset-second-factor`, {
      reason: 'lost the phone',
    });
    const request = body.request_id;
    expect(await decide(owner, request)).toEqual([403, 'approvals.own']);
    expect((await decide(third, request))[0]).toBe(403);
    expect(await decide(third, request, 'reject')).toEqual([403, 'approvals.own']);
    expect(await decide(operator, request)).toEqual([403, 'auth.forbidden']);
    expect(await owner.one('operators', id)).toMatchObject({ has_totp: true });
    expect(await decide(second, request)).toEqual([200, 'approved']);
    expect(await owner.one('operators', id)).toMatchObject({ has_totp: false });
    expect((await third.call('GET', 'auth/me')).status).toBe(401);

    third = await adminClient(server, 'owner', 2, SIGN_IN);
    const later = await requestValue('41');
    expect(await decide(third, later)).toEqual([403, 'approvals.not_yet']);
    // A new second factor does not shorten the wait; a rejection needs none.
    await enrol();
    expect(await decide(third, later)).toEqual([403, 'approvals.not_yet']);
    expect(await owner.one('settings', 'stop_out_level')).toMatchObject({ value: '40' });
    expect(await decide(third, later, 'reject')).toEqual([200, 'rejected']);
  });
});
