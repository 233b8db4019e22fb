import { adminRoutes, type BulkAnswer } from '@truemark/contracts/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedFields } from '../dist/platform/admin/record-version.js';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { type Process, startTestCluster, type TestCluster } from './harness/processes.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

/** Every resource whose records are saved one by one. */
const SAVED = Object.keys(adminRoutes).flatMap((route) => /^PUT ([\w-]+)\/:\w+$/.exec(route)?.[1] ?? []);

const WEBHOOK_ORIGIN = 'http://127.0.0.1:9';

/** Records of which the demo has none. */
const MADE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'custom-roles': { name: 'Writer', permissions: { news: ['read', 'edit'] }, reason: 'Writes the news' },
  'holiday-calendars': { Name: 'Works', Days: [], reason: 'Holidays of the works' },
  'reason-templates': {
    ...{ queue: 'deposits', name: 'No receipt', texts: { en: 'There is no receipt.' } },
    ...{ sort: 1, is_enabled: true },
  },
  webhooks: {
    ...{ name: 'Desk', url: `${WEBHOOK_ORIGIN}/events`, events: ['deposits.waiting'], is_enabled: false },
    reason: 'Deposits are announced',
  },
};

interface Answer {
  readonly status: number;
  readonly etag: string;
  readonly body: Row;
}

const at =
  (url: string, { token }: AdminClient) =>
  async (method: string, path: string, body?: object, version?: string): Promise<Answer> => {
    const answer = await fetch(`${url}/admin/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': version }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      etag: answer.headers.get('etag') ?? '',
      body: (await answer.json()) as Row,
    };
  };
type Call = ReturnType<typeof at>;

const fieldsOf = (resource: string): readonly string[] =>
  savedFields(`/admin/api/${resource}/:${resource === 'settings' ? 'key' : 'id'}`) ?? [];

/** Two saves of one record at the same time, both of the version that was read before; the statuses. */
async function saveTwice(path: string, one: Call, other: Call, changes: readonly [object, object]) {
  const { etag, body } = await one('GET', path);
  const saves = [one, other].map((save, n) => save('PUT', path, { ...body, ...changes[n] }, etag));
  const answers = await Promise.all(saves);
  return answers.map(({ status }) => status).sort();
}

withOneDatabase((database) => {
  let server: TestServer;
  let operator: AdminClient;
  let call: Call;
  let second: Call;

  beforeAll(async () => {
    server = await startServer({ database, env: { WEBHOOK_ALLOW: WEBHOOK_ORIGIN } });
    // Owners may save everything.
    operator = await adminClient(server, 'owner');
    call = at(server.url, operator);
    second = at(server.url, await adminClient(server, 'owner', 1));
  });
  afterAll(() => server?.stop());

  it('every record tells its version, and a save of another version is refused', async () => {
    expect(SAVED.length).toBeGreaterThan(15);
    for (const [resource, record] of Object.entries(MADE)) await operator.create(resource, record);
    for (const resource of SAVED) {
      const [row] = await operator.list(resource, { range: [0, 0] });
      const path = `${resource}/${row?.id}`;
      const { etag, body } = await call('GET', path);
      // What is saved is read too, except what is said or set only once.
      const saved = fieldsOf(resource).filter((field) => field !== 'reason' && field !== 'password');
      expect(Object.keys(body), path).toEqual(expect.arrayContaining(saved));
      expect(etag, path).toMatch(/^"[0-9a-f]{32}"$/);
      expect((await call('GET', path)).etag, path).toBe(etag);
      const stale = await call('PUT', path, {}, `"${'0'.repeat(32)}"`);
      expect([path, stale.status, stale.body.key]).toEqual([path, 412, 'record.changed']);
      // The version is compared first; a list is no record.
      expect([path, (await call('PUT', path, [], etag)).status]).toEqual([path, 422]);
      expect((await call('GET', path)).etag, path).toBe(etag);
    }
  });

  it('a save without a version is taken as before, and changes the version', async () => {
    const [row] = await operator.list('news', { range: [0, 0] });
    const path = `news/${row?.id}`;
    const { etag, body } = await call('GET', path);
    const saved = await call('PUT', path, { ...body, is_shown: !body.is_shown });
    expect(saved.status).toBe(200);
    expect((await call('GET', path)).etag).not.toBe(etag);
    expect((await call('PUT', path, body, etag)).status).toBe(412);
    expect((await call('PUT', path, body, `W/${(await call('GET', path)).etag}`)).status).toBe(200);
  });

  it('of two saves of one version, one is refused and overwrites nothing', async () => {
    const [row] = await operator.list('news', { range: [0, 0] });
    for (let round = 1; round <= 10; round++) {
      const changes = [{ published_at_ms: round }, { published_at_ms: 1000 + round }] as const;
      expect(await saveTwice(`news/${row?.id}`, call, call, changes)).toEqual([200, 412]);
    }
  });

  it('a save beside a deletion brings nothing back', async () => {
    const texts = { en: { title: 'Soon gone', desc: '', content: '' } };
    const item = { category_id: 1, logo: '', texts, published_at_ms: Date.now(), is_shown: true };
    for (let round = 1; round <= 20; round++) {
      const path = `news/${(await operator.create('news', item)).id}`;
      const [saved, gone] = await Promise.all([call('PUT', path, item), second('DELETE', path)]);
      expect([200, 404]).toContain(saved.status);
      expect([gone.status, (await call('GET', path)).status]).toEqual([200, 404]);
    }
  });

  it('a save that had to wait for another write takes nothing of it back', async () => {
    for (let round = 1; round <= 5; round++) {
      const rows = await operator.list('durations', { filter: { IsEnabled: true } });
      const ids = rows.map(({ id }) => Number(id));
      const read = await Promise.all(ids.map((id) => call('GET', `durations/${id}`)));
      const [off, ...saves] = await Promise.all([
        call('POST', 'durations/switch-many', { ids, on: false }),
        // One person may switch off and set the order, but not switch on.
        ...read.map(({ body, etag }) =>
          call('PUT', `durations/${body.id}`, { ...body, Sort: Number(body.Sort) + 1 }, etag),
        ),
      ]);
      expect(off.status).toBe(200);
      const statuses = new Set(saves.map(({ status }) => status));
      expect([...statuses].filter((status) => status !== 200 && status !== 412)).toEqual([]);
      for (const id of ids) expect((await operator.one('durations', id)).IsEnabled).toBe(false);
      const asked = await call('POST', 'durations/switch-many', { ids, on: true, reason: 'Once more' });
      for (const { request_id: request } of (asked.body as unknown as BulkAnswer).rows)
        expect((await second('POST', `approvals/${request}/approve`, { note: '' })).status).toBe(200);
    }
  });
});

describe('with two gateways', () => {
  let cluster: TestCluster;
  let gateways: readonly [Process, Process];

  beforeAll(async () => {
    cluster = await startTestCluster();
    await cluster.startEngine();
    gateways = await Promise.all([cluster.startGateway(), cluster.startGateway()]);
  });
  afterAll(() => cluster?.discard());

  it('of two saves of one version at different gateways, one is refused', async () => {
    const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl = '' } = cluster.variables;
    const [{ url }] = gateways;
    const ground = { url, logs: () => gateways[0].output(), dataDir, databaseUrl };
    const operator = await adminClient(ground);
    const [one, other] = gateways.map((gateway) => at(gateway.url, operator)) as [Call, Call];
    const [row] = await operator.list('news', { range: [0, 0] });
    const symbols = await operator.list('symbols', { range: [0, 0] });
    for (let round = 1; round <= 10; round++) {
      const sorts = [{ Sort: 1000 + round }, { Sort: 2000 + round }] as const;
      expect(await saveTwice(`symbols/${symbols[0]?.id}`, one, other, sorts)).toEqual([200, 412]);
      const dates = [{ published_at_ms: round }, { published_at_ms: 1000 + round }] as const;
      expect(await saveTwice(`news/${row?.id}`, one, other, dates)).toEqual([200, 412]);
      const heights = [{ value: `${30 + round}` }, { value: `${20 + round}` }] as const;
      expect(await saveTwice('settings/home_logo_height', one, other, heights)).toEqual([200, 412]);
    }
  });
});
