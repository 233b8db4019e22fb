import { type Action, ROLES } from '@truemark/contracts/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf, hasPermission, type Resource, resources } from '../src/features/operators/role-matrix.js';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';
import { OPERATOR_ROUTES } from './walk/other-routes.js';
import { declaredRequirements, requiredBy } from './walk/permissions.js';
import { WRITING_ROUTES } from './walk/writing-routes.js';

interface Probe {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** An id without a row: an allowed call returns 404, a forbidden one 403, and neither changes anything. */
const NOBODY = 999_999;

/** Resources created by a call to another path than their list. */
const REQUESTED: Readonly<Partial<Record<Resource, string>>> = {
  'loan-book': 'loan-book/requests',
  'fund-pools': `fund-pools/${NOBODY}/requests`,
};

/** The call for each action. Bodies of creations are empty: if allowed, the answer is 422. */
const probes: Readonly<Record<Action, (resource: Resource) => Probe>> = {
  read: (resource) => ({ method: 'GET', path: resource === 'uploads' ? `uploads/${NOBODY}` : resource }),
  create: (resource) => ({
    method: 'POST',
    path: REQUESTED[resource] ?? resource,
    body: {},
  }),
  edit: (resource) => ({
    method: 'PUT',
    path: resource === 'event-mails' ? resource : `${resource}/${NOBODY}`,
    body: {},
  }),
  edit_guarded: () => ({ method: 'PUT', path: 'settings/company_status_type', body: { value: '2' } }),
  delete: (resource) => ({ method: 'DELETE', path: `${resource}/${NOBODY}` }),
  block: (resource) => ({
    method: 'POST',
    path: `${resource}/${NOBODY}/block`,
    body: { what: 'trading', reason: 'a test' },
  }),
  unblock: (resource) => ({
    method: 'POST',
    path: `${resource}/${NOBODY}/unblock`,
    body: { what: 'trading' },
  }),
  open: (resource) => ({ method: 'GET', path: `${resource}/${NOBODY}` }),
  claim: (resource) => ({ method: 'POST', path: `${resource}/${NOBODY}/claim`, body: {} }),
  release: (resource) => ({ method: 'POST', path: `${resource}/${NOBODY}/release`, body: {} }),
  approve: (resource) => ({ method: 'POST', path: `${resource}/${NOBODY}/approve`, body: {} }),
  reject: (resource) => ({
    method: 'POST',
    path: `${resource}/${NOBODY}/reject`,
    body: { reason: 'a test', note: 'a test' },
  }),
  close: (resource) => ({ method: 'POST', path: `${resource}/${NOBODY}/close`, body: { reason: 'a test' } }),
  invalid: (resource) => ({
    method: 'POST',
    path: `${resource}/${NOBODY}/invalid`,
    body: { reason: 'a test' },
  }),
  assign: (resource) => ({ method: 'POST', path: `${resource}/${NOBODY}/assign`, body: {} }),
  reassign: (resource) => ({ method: 'POST', path: `${resource}/${NOBODY}/assign`, body: {} }),
  paid: (resource) => ({ method: 'POST', path: `${resource}/${NOBODY}/paid`, body: { reference: 'a test' } }),
  repayment_approve: (resource) => ({
    method: 'POST',
    path: `${resource}/${NOBODY}/repayment_approve`,
    body: {},
  }),
  repayment_reject: (resource) => ({
    method: 'POST',
    path: `${resource}/${NOBODY}/repayment_reject`,
    body: { reason: 'a test' },
  }),
  write_off: (resource) => ({
    method: 'POST',
    path: `${resource}/${NOBODY}/write_off`,
    body: { reason: 'a test' },
  }),
  resend: (resource) => ({ method: 'POST', path: `${resource}/${NOBODY}/resend`, body: {} }),
  show_secret: (resource) => ({ method: 'POST', path: `${resource}/${NOBODY}/secret`, body: {} }),
  stop: (resource) => ({ method: 'POST', path: `${resource}/${NOBODY}/stop`, body: {} }),
  suspend: (resource) => ({
    method: 'POST',
    path: `${resource}/${NOBODY}/suspend`,
    body: { reason: 'a test' },
  }),
  reinstate: (resource) => ({ method: 'POST', path: `${resource}/${NOBODY}/reinstate`, body: {} }),
  send_link: (resource) => ({ method: 'POST', path: `${resource}/${NOBODY}/send-link`, body: {} }),
  reset_second_factor: (resource) => ({
    method: 'POST',
    path: `${resource}/${NOBODY}/reset-second-factor`,
    body: { reason: 'a test' },
  }),
  revoke_identity: (resource) => ({
    method: 'POST',
    path: `${resource}/${NOBODY}/revoke-identity`,
    body: { level: 'junior', reason: 'a test' },
  }),
  write_notes: (resource) => ({
    method: 'POST',
    path: `${resource}/${NOBODY}/notes`,
    body: { text: 'a test' },
  }),
  tag: (resource) => ({ method: 'POST', path: `${resource}/${NOBODY}/tag`, body: { tag: 'a test' } }),
};

const permissions = resources.flatMap((resource) =>
  actionsOf(resource).map((action) => ({ resource, action })),
);
/** `open` is not a route: it decides what `read` shows, and the outbox story tests it. */
const cases = permissions.filter(({ action }) => action !== 'open');

it('each back-office route requires the permission of its resource and action', async () => {
  const { 'POST /admin/api/auth/login': login, ...rest } = await declaredRequirements();
  const { 'POST /admin/api/auth/set-password': set, ...declared } = rest;
  expect([login, set]).toEqual(['nothing', 'nothing']);
  expect(declared).toEqual(Object.fromEntries(OPERATOR_ROUTES.map((route) => [route, requiredBy(route)])));
});

withDatabases((database) => {
  let server: TestServer;
  const clients = new Map<string, AdminClient>();
  const as = (role: string): AdminClient => clients.get(role) as AdminClient;

  beforeAll(async () => {
    server = await startServer({ database });
    for (const role of ROLES) clients.set(role, await adminClient(server, role));
  });
  afterAll(() => server?.discard());

  describe.each(ROLES)('%s', (role) => {
    it.each(cases)('$resource: $action', async ({ resource, action }) => {
      const { method, path, body } = probes[action](resource);
      const answer = await as(role).call<{ key?: string }>(method, path, body);
      if (hasPermission(role, resource, action)) {
        expect([200, 201, 202, 404, 422]).toContain(answer.status);
      } else {
        expect(answer.status).toBe(403);
        expect(answer.body.key).toBe('auth.forbidden');
      }
    });

    it('gets the same permissions from auth/me', async () => {
      const { body } = await as(role).call<{ role: string; permissions: Record<string, string[]> }>(
        'GET',
        'auth/me',
      );
      expect(body.role).toBe(role);
      for (const { resource, action } of permissions) {
        expect(body.permissions[resource]?.includes(action) ?? false).toBe(
          hasPermission(role, resource, action),
        );
      }
    });
  });

  describe('without an operator’s session', () => {
    it.each(cases)('$resource: $action', async ({ resource, action }) => {
      const { method, path, body } = probes[action](resource);
      const customer = await demoToken();
      for (const authorization of ['', 'Bearer nothing-that-was-ever-given-out', customer]) {
        const response = await fetch(`${server.url}/admin/api/${path}`, {
          method,
          headers: { authorization, 'content-type': 'application/json' },
          ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
        });
        expect(response.status).toBe(401);
      }
    });

    let token: string | null = null;
    const demoToken = async (): Promise<string> => {
      token ??= (await demoCustomer(server)).token;
      return token;
    };
  });

  it('the back office has no other writing calls than those on the list', async () => {
    const { paths } = (await (await fetch(`${server.url}/docs/json`)).json()) as {
      paths: Record<string, object>;
    };
    const writing = Object.entries(paths)
      .filter(([path]) => path.startsWith('/admin/api'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
      .filter((route) => !route.startsWith('GET '));
    expect(writing.sort()).toEqual([...WRITING_ROUTES].sort());
  });

  it.each([
    ['an order', 'PUT', 'orders/1', { FactProfits: 1000, ClosePrice: 1 }],
    ['an order away', 'DELETE', 'orders/1', undefined],
    ['an order into being', 'POST', 'orders', { customer_id: 1 }],
    ['an option', 'PUT', 'options/1', { FactProfits: 1000, ExitPrice: 1 }],
    ['an option away', 'DELETE', 'options/1', undefined],
    ['an option into being', 'POST', 'options', { customer_id: 1 }],
    ['an option’s end', 'POST', 'options/1/close', { reason: 'a test' }],
    ['an option’s outcome', 'POST', 'options/1/settle', { outcome: 'loss' }],
    ['an option’s proof', 'PUT', 'options/1/proof', {}],
    ['a report', 'PUT', 'option-fairness/1', {}],
    ['an exposure', 'PUT', 'option-exposure/1-real', {}],
    ['a journal entry', 'PUT', 'ledger-entries/1', { amount: 1 }],
    ['a journal entry into being', 'POST', 'ledger-entries', { amount: 1 }],
    ['a journal entry away', 'DELETE', 'ledger-entries/1', undefined],
    ['an audit row', 'PUT', 'audit-log/1', { reason: '' }],
    ['an audit row away', 'DELETE', 'audit-log/1', undefined],
    ['a customer away', 'DELETE', 'customers/1', undefined],
    ['a price', 'POST', 'symbols/1/price', { Bid: 1 }],
    ['a tick', 'POST', 'ticks', { symbol_id: 1, bid: 1 }],
    ['an operator away', 'DELETE', 'operators/3', undefined],
    ['a setting away', 'DELETE', 'settings/is_forex', undefined],
  ] as const)('even an owner cannot write %s', async (_, method, path, body) => {
    expect((await as('owner').call(method, path, body)).status).toBe(404);
  });

  it('even an owner cannot edit a balance, a price or the kind of a customer', async () => {
    const owner = as('owner');
    const before = await owner.one('customers', 1);
    const after = await owner.change('customers', 1, {
      accounts: [],
      balance: 1_000_000,
      is_demo: true,
      uid: '1',
    });
    expect(after).toEqual(before);

    const symbol = await owner.one('symbols', 1);
    const seq = Number(symbol.Seq);
    const changed = await owner.change('symbols', 1, { Bid: 0.5, Ask: 0.6, Seq: 1, TimeMs: 1 });
    expect(changed.Seq).toBeGreaterThanOrEqual(seq);
    expect(changed.Bid).not.toBe(0.5);
  });

  it('owners cannot demote themselves, nor switch off another owner alone', async () => {
    const owner = as('owner');
    const [first, second] = await owner.list('operators', { filter: { role: 'owner' } });
    if (!first || !second) throw new Error('the demo has two owners');
    const self = await owner.call<{ key: string }>('PUT', `operators/${first.id}`, {
      ...first,
      role: 'auditor',
    });
    expect([self.status, self.body.key]).toEqual([409, 'operators.self']);

    // One person cannot deactivate another owner.
    const off = { ...second, is_active: false, reason: 'went away' };
    const asked = await owner.call('PUT', `operators/${second.id}`, off);
    expect([asked.status, asked.body]).toMatchObject([202, { is_active: true }]);
    await adminClient(server, 'owner', 1);
  });

  it('ends the sessions of an operator who is switched off', async () => {
    const owner = as('owner');
    const support = await adminClient(server, 'support', 1);
    const { body: me } = await support.call<{ id: number }>('GET', 'auth/me');
    await owner.change('operators', me.id, { is_active: false });
    expect((await support.call('GET', 'customers')).status).toBe(401);
    await owner.change('operators', me.id, { is_active: true });
    expect((await support.call('GET', 'customers')).status).toBe(401);
  });
});
