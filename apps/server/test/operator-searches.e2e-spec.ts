import { readdirSync, readFileSync } from 'node:fs';
import type { HitGroup, SearchAnswer } from '@truemark/contracts/admin';
import { personParts, type SearchFields } from '@truemark/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customers } from '../dist/engine/products/customers/tables/customer.table.js';
import { customerParts } from '../dist/engine/products/customers/tables/customer-part.table.js';
import { dataSourceFor, migrate } from '../dist/platform/database/data-source.js';
import { openReader } from '../dist/platform/database/open-reader.js';
import { schema } from '../dist/schema.js';
import { targetOf } from './engine/test-engine.js';
import { type AdminClient, adminClient, type Role, type Row } from './harness/admin-client.js';
import { PAY, type PaymentsFixture, setUpPayments, TRON } from './harness/payments-fixture.js';
import { withDatabases } from './harness/with-databases.js';

const BACK_OFFICE = new URL('../../admin/src/', import.meta.url);
/** Neither in the demo's history nor used by anybody else. */
const HASH = '9f86d081884c7d659a2feaa0c55ad0159f86d081884c7d659a2feaa0c55ad015';

withDatabases((database) => {
  let desk: PaymentsFixture;
  let operator: AdminClient;
  let withdrawal: number;

  beforeAll(async () => {
    desk = await setUpPayments(database);
    ({ operator } = desk);
    await desk.paidIn(500);
    const { id } = await desk.draw({ number: 100, pay_password: PAY, ...(await desk.usableMethod()) });
    withdrawal = id;
  });
  afterAll(() => desk?.close());

  const groups = async (q: string, by = operator): Promise<readonly HitGroup[]> =>
    (await by.call<SearchAnswer>('GET', `search?q=${encodeURIComponent(q)}`)).body.groups;
  const found = async (q: string, resource = 'customers', by = operator): Promise<unknown[]> =>
    (await groups(q, by)).find((group) => group.resource === resource)?.hits.map(({ id }) => id) ?? [];

  it('a customer is found by any part of address and UID, as soon as the account exists', async () => {
    const { email, user } = desk.customer;
    const [local = ''] = email.split('@');
    expect(await found(local.slice(5, 12))).toContain(user.id);
    expect(await found(email.toUpperCase())).toEqual([user.id]);
    expect(await found(user.uid)).toContain(user.id);
    expect(await found(user.uid.slice(2))).toContain(user.id);
    // A number with `#` is the number of an object, not part of a customer's.
    expect(await found(`#${user.uid.replace(/\D/g, '').slice(2)}`)).toEqual([]);
    expect(await found(`${local.slice(5, 12)}x`)).toEqual([]);
  });

  it('a piece of an address is matched literally, also with what follows its @', async () => {
    const { email, user } = desk.customer;
    const [local = '', domain = ''] = email.split('@');
    const listed = async (q: string, list = 'customers'): Promise<unknown[]> =>
      (await operator.list(list, { filter: { q }, range: [0, 199] })).map(({ id }) => id);
    for (const typed of [domain, `${local.slice(4)}@${domain}`, `@${domain}`.slice(1)]) {
      expect(await listed(typed), typed).toContain(user.id);
    }
    expect(await listed(`${local.slice(4)}@${domain}x`)).toEqual([]);
    // Letters after the full stop are not a word of their own.
    expect(await listed(`${domain.split('.')[0]}.${local.slice(0, 3)}`)).not.toContain(user.id);
    expect(await found(`${local.slice(4)}@${domain}`)).toEqual([user.id]);
  });

  it('lists the commands that are possible for a customer in their current state', async () => {
    const { email, user } = desk.customer;
    const possible = async (): Promise<readonly string[] | undefined> =>
      (await groups(email)).find(({ resource }) => resource === 'customers')?.hits[0]?.commands;
    expect(await possible()).toEqual(expect.arrayContaining(['block:trading', 'block:signIn', 'correct']));
    expect(await possible()).not.toContain('unblock:trading');
    const blocking = { what: 'trading', reason: 'While a paper is looked at.' };
    expect((await operator.call('POST', `customers/${user.id}/block`, blocking)).status).toBe(200);
    expect(await possible()).toContain('unblock:trading');
    expect(await possible()).not.toContain('block:trading');
    expect((await operator.call('POST', `customers/${user.id}/unblock`, { what: 'trading' })).status).toBe(
      200,
    );
  });

  it('every list that an autocomplete field of the back office searches accepts a search text', async () => {
    const sources = readdirSync(BACK_OFFICE, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(new URL(file, BACK_OFFICE), 'utf8'));
    const inputs = sources.flatMap((text) => text.match(/<ReferenceInput\b.*?<\/ReferenceInput>/gs) ?? []);
    const typedInto = new Set(
      inputs
        .filter((input) => input.includes('<AutocompleteInput'))
        .map((input) => /\breference="([^"]+)"/.exec(input)?.[1]),
    );
    expect(typedInto.size).toBeGreaterThan(4);
    for (const list of typedInto) {
      const { status } = await desk.owner.call('GET', `${list}?filter=${encodeURIComponent('{"q":"a%_"}')}`);
      expect([list, status]).toEqual([list, 200]);
    }
  });

  it('a nickname is found by its parts, in any script and without diacritics; a former one is not', async () => {
    const { client, user } = desk.customer;
    const take = (nickname: string) => client.take('/api/user/nickname', { nickname });
    await take('Zoltán Őry');
    expect(await found('ory')).toContain(user.id);
    expect(await found('ory zolt')).toEqual([user.id]);
    await take('歐陽小明');
    expect(await found('陽小')).toEqual([user.id]);
    expect(await found('ory zolt')).toEqual([]);
    await take('محمد علي');
    expect(await found('لي')).toEqual([user.id]);
    for (const q of ['%', '_', "'", '\\']) expect(await found(q)).toEqual([]);
  });

  it('customers are found by name in their list too, and in the lists of what is theirs', async () => {
    const { client, user } = desk.customer;
    await client.take('/api/user/nickname', { nickname: 'Zoltán Őry-Kvaszka' });
    const listed = async (resource: string, q: string, id: string): Promise<unknown[]> =>
      (await operator.list(resource, { filter: { q } })).map((row) => row[id]);
    for (const q of ['kvaszka', 'KVAS', 'zoltan ory', user.uid, user.uid.slice(0, 4)]) {
      expect(await listed('customers', q, 'id'), q).toContain(user.id);
    }
    expect(await listed('customers', 'zoltan kvasz', 'id')).toEqual([user.id]);
    for (const q of ['kvaszka nobody', '%%%', 'kv'])
      expect(await listed('customers', q, 'id'), q).toEqual([]);
    expect(await listed('withdrawals', user.uid, 'customer_id')).toEqual([user.id]);
    for (const q of ['kvaszka', 'zoltan ory'])
      expect(await listed('withdrawals', q, 'customer_id')).toEqual([user.id]);
    expect(await listed('withdrawals', 'kvaszka nobody', 'customer_id')).toEqual([]);
  });

  it('orders, options, deposits and withdrawals are found by their numbers', async () => {
    for (const resource of ['orders', 'options', 'deposits', 'withdrawals']) {
      const [row] = await operator.list(resource, { range: [0, 0] });
      const number = String((row as Row).id);
      expect((await found(`#${number}`, resource)).map(String)).toEqual([number]);
      expect(await found(number, resource)).not.toEqual([]);
      expect(await found('999999999', resource)).toEqual([]);
    }
  });

  it('texts of pages and news are found by words of their titles, in any language', async () => {
    for (const resource of ['descriptions', 'news']) {
      const [row] = await operator.list(resource, { range: [0, 0] });
      const { id, texts } = row as unknown as { id: number; texts: Record<string, { title: string }> };
      for (const lang of ['en', 'hk', 'ar']) {
        const title = texts[lang]?.title ?? '';
        expect(await found(title.toUpperCase(), resource), title).toContain(id);
      }
      expect(await found(`${texts.en?.title}x`, resource)).toEqual([]);
      const listed = await operator.list(resource, { filter: { q: texts.en?.title } });
      expect(listed.map((each) => each.id)).toContain(id);
      expect(await operator.list(resource, { filter: { q: `${texts.en?.title}x` } })).toEqual([]);
    }
  });

  it('loans and fund subscriptions are found by their numbers, a fund by any part of its title', async () => {
    for (const resource of ['loans', 'fund-subscriptions']) {
      const [row] = await operator.list(resource, { range: [0, 0] });
      const number = String((row as Row).id);
      expect((await found(`#${number}`, resource)).map(String)).toEqual([number]);
      expect(await found('999999999', resource)).toEqual([]);
    }
    const [fund] = await operator.list('funds', { range: [0, 0] });
    const { id, texts } = fund as unknown as { id: number; texts: Record<string, { title: string }> };
    const title = Object.values(texts)[0]?.title ?? '';
    expect(await found(title.slice(1, -1).toUpperCase(), 'funds')).toContain(id);
    expect(await found(`${title}x`, 'funds')).toEqual([]);
  });

  it('a withdrawal is found by the beginning of its address, and of its hash once it is paid', async () => {
    expect(await found(TRON.slice(0, 12), 'withdrawals')).toEqual([withdrawal]);
    expect(await found(`${TRON.slice(0, 12)}"`, 'withdrawals')).toEqual([]);
    expect(await found(HASH.slice(0, 8), 'withdrawals')).toEqual([]);
    for (const action of ['claim', 'approve']) await desk.act(operator, 'withdrawals', withdrawal, action);
    await desk.act(operator, 'withdrawals', withdrawal, 'paid', { reference: HASH });
    expect(await found(HASH.slice(0, 8), 'withdrawals')).toEqual([withdrawal]);
  });

  it('nobody finds what their role may not read', async () => {
    for (const role of ['owner', 'support', 'auditor'] satisfies Role[]) {
      const someone = await adminClient(desk.server, role);
      const me = await someone.call<{ permissions: Record<string, string[]> }>('GET', 'auth/me');
      for (const q of ['1', desk.customer.email, TRON]) {
        for (const { resource } of await groups(q, someone))
          expect(me.body.permissions[resource]).toContain('read');
      }
    }
    expect((await fetch(`${desk.server.url}/admin/api/search?q=1`)).status).toBe(401);
  });

  it('an empty search text and one that is too long are refused', async () => {
    for (const q of ['', ' ', 'x'.repeat(101)]) {
      expect((await operator.call('GET', `search?q=${encodeURIComponent(q)}`)).status).toBe(422);
    }
  });

  it('the search parts match the current customers; the migration creates the same for an existing database', async () => {
    const reader = openReader(targetOf(desk.server));
    const parts = async () =>
      (await reader.select(customerParts, 'ORDER BY id')).map(({ id, part }) => [id, part]);
    const people = await reader.select(customers, 'ORDER BY id');
    const wanted = people
      .flatMap(({ id, uid, name, nickname, email, mobile }) =>
        personParts(id, { uid, name, nickname, email, mobile } satisfies SearchFields),
      )
      .flatMap(({ id, part }) => (part === null ? [] : [[id, part]]));
    expect(await parts()).toEqual(wanted);
    await desk.server.stop();
    const source = await dataSourceFor(targetOf(desk.server), schema).initialize();
    await source.query('DROP TABLE customer_parts');
    await source.query('DROP INDEX withdrawals_reference');
    await source.query(`DELETE FROM migrations WHERE name = 'CustomerParts1700000000050'`);
    await source.destroy();
    expect(await migrate(targetOf(desk.server), schema)).toBe(1);
    expect(await parts()).toEqual(wanted);
    await reader.close();
  });
});
