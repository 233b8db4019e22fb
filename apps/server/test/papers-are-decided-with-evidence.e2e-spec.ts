import { type ReasonTemplateRow, reasonIn } from '@truemark/contracts/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { testImage, upload } from './harness/pictures.js';
import { type RealCustomer, realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';

const TEXTS = { en: 'The payment has not arrived yet.', hk: '尚未收到款項。', de: '' };
const FIELDS = { queue: 'deposits', name: 'Not here yet', texts: TEXTS, sort: 1, is_enabled: true };

withDatabases((database) => {
  let server: TestServer;
  let operator: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database });
    operator = await adminClient(server, 'operator');
  });
  afterAll(() => server?.discard());

  const write = (by: AdminClient, over: object = {}) =>
    by.call<ReasonTemplateRow & { errors?: object }>('POST', 'reason-templates', { ...FIELDS, ...over });

  it('reason templates are written by one person, read by everybody who rejects, and each change is logged', async () => {
    const { status, body } = await write(operator);
    expect([status, body.texts]).toEqual([201, { en: TEXTS.en, hk: TEXTS.hk }]);
    expect([reasonIn(body.texts, 'hk'), reasonIn(body.texts, 'de')]).toEqual([TEXTS.hk, TEXTS.en]);
    const support = await adminClient(server, 'support');
    expect((await write(support)).status).toBe(403);
    const filter = { queue: 'deposits', is_enabled: true };
    expect(await support.list('reason-templates', { filter })).toMatchObject([{ id: body.id }]);
    expect(await support.list('reason-templates', { filter: { queue: 'withdrawals' } })).toEqual([]);

    const texts = { ...TEXTS, de: 'Die Zahlung ist noch nicht da.' };
    const path = `reason-templates/${body.id}`;
    const changed = await operator.call('PUT', path, { ...FIELDS, texts, is_enabled: false });
    expect(changed.status).toBe(200);
    expect(await support.list('reason-templates', { filter })).toEqual([]);
    const owner = await adminClient(server, 'owner');
    const trail = await owner.list('audit-log', {
      filter: { resource: 'reason-templates', resource_id: String(body.id) },
    });
    expect(trail.map(({ action }) => action)).toEqual(['edit', 'create']);
  });

  it('a template requires English, known languages and a queue with decisions, and must not say where to pay', async () => {
    for (const [over, field] of [
      [{ texts: { hk: TEXTS.hk } }, 'texts.en'],
      [{ texts: { ...TEXTS, xx: 'What language is this?' } }, 'texts.xx'],
      [{ texts: { ...TEXTS, hk: '請付款至 DE89370400440532013000' } }, 'texts.hk'],
      [{ queue: 'menus' }, 'queue'],
      [{ name: '' }, 'name'],
    ] as const) {
      const { status, body } = await write(operator, over);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  it('a picture that another customer sent is shown with that customer’s review; the customer’s own is not', async () => {
    const [first, second] = [await realCustomer(server), await realCustomer(server)];
    const submit = async ({ client, user }: RealCustomer, front: string, reverse: string): Promise<Row> => {
      const sent = async (colour: string): Promise<string> =>
        (await upload(client, await testImage({ colour }).jpeg().toBuffer())).data.url;
      const form = { name: 'Ann Certified', mobile: '+1 202 555 0123' };
      const pictures = { front_pic: await sent(front), reverse_pic: await sent(reverse) };
      await client.take('/api/user/auth_junior_submit', { ...form, ...pictures });
      const [row] = await operator.list('verifications', {
        filter: { customer_id: user.id, status: 'waiting' },
      });
      expect(row?.name).toBe(form.name);
      return operator.one('verifications', row?.id as number);
    };
    const theirs = await submit(first, '#123456', '#e0c020');
    expect(theirs.shared_pictures).toEqual([]);
    const ours = await submit(second, '#20c0e0', '#123456');
    const { id, uid } = first.user;
    const whose = { customer_id: id, uid, customer_name: first.email };
    const shared = { picture: 'reverse_pic', ...whose, verification_id: theirs.id };
    expect(ours.shared_pictures).toMatchObject([shared]);

    await operator.act('verifications', ours.id, 'claim');
    const unfit = await operator.call('POST', `verifications/${ours.id}/reject`, {
      fields: { name: 'reject.face_hidden' },
    });
    expect(unfit.status).toBe(422);
    await operator.act('verifications', ours.id, 'reject', { fields: { reverse_pic: 'reject.wrong_side' } });
    const again = await submit(second, '#20c0e0', '#802080');
    expect(again.shared_pictures).toEqual([]);
    expect(again.former).toMatchObject({ id: ours.id, unchanged: ['name', 'mobile', 'front_pic'] });
  });
});
