import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';
import { ONE_PERSONS, TWO_PEOPLE, TWO_PEOPLE_ELSEWHERE, WRITING_ROUTES } from './walk/writing-routes.js';

withOneDatabase((database) => {
  let server: TestServer;
  let operator: AdminClient;
  let second: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database });
    operator = await adminClient(server, 'operator');
    second = await adminClient(server, 'operator', 1);
  });
  afterAll(() => server?.discard());

  it('every back-office write is listed exactly once: as one that takes two people, or one person with the reason', async () => {
    const { paths } = (await (await fetch(`${server.url}/docs/json`)).json()) as {
      paths: Record<string, object>;
    };
    const writing = Object.entries(paths)
      .filter(([path]) => path.startsWith('/admin/api'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
      .filter((route) => !route.startsWith('GET '));
    for (const route of writing) expect(WRITING_ROUTES, route).toContain(route);
    expect(new Set(WRITING_ROUTES).size).toBe(WRITING_ROUTES.length);
    for (const reason of Object.values({ ...ONE_PERSONS, ...TWO_PEOPLE_ELSEWHERE })) {
      expect(reason).not.toBe('');
    }
  });

  it.each(Object.entries(TWO_PEOPLE))(
    '%s changes nothing until a second person approves',
    async (route, write) => {
      const { resource, id, row = {} } = write;
      const [method = ''] = route.split(' ');
      /** The resource without prices and requests, which change by themselves. */
      const terms = async (): Promise<string> => {
        const rows = await operator.list(resource, { range: [0, 999], sort: ['id', 'ASC'] });
        return JSON.stringify(
          rows.map(({ requested: _, ...each }) => (resource === 'symbols' ? still(each) : each)),
        );
      };
      const from = id ?? (resource === 'symbols' ? 1 : null);
      const given = { ...(from !== null && (await operator.one(resource, from))), ...row };
      const before = await terms();
      const path = id === undefined ? resource : `${resource}/${id}`;
      const asked = await operator.call<Row>(method, path, method === 'DELETE' ? undefined : given);
      expect([asked.status, asked.body]).toMatchObject([202, { state: 'waiting', is_own: true }]);
      expect(await terms()).toBe(before);
      const own = await operator.call('POST', `approvals/${asked.body.id}/approve`, {});
      expect(own.status).toBe(403);
      expect(await terms()).toBe(before);
      const agreed = await second.call('POST', `approvals/${asked.body.id}/approve`, {});
      expect([agreed.status, agreed.body]).toMatchObject([200, { state: 'approved' }]);
      expect(await terms()).not.toBe(before);
    },
  );
});

/** A symbol without the fields that its price changes. */
function still(symbol: Record<string, unknown>): object {
  const moving = [
    'Bid',
    'Ask',
    'TimeMs',
    'ClockMs',
    'Seq',
    'Change',
    'FeedState',
    'FeedDetail',
    'MarketStatus',
  ];
  return Object.fromEntries(Object.entries(symbol).filter(([name]) => !moving.includes(name)));
}
