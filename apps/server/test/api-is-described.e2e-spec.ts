import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from './harness/server.js';

interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { schema?: object }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { schema?: object }>> }>
  >;
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

/** Back-office calls without a request body: the path has all parameters. */
const BODILESS = [
  'POST /admin/api/auth/logout',
  'POST /admin/api/claims/{id}/release',
  'POST /admin/api/deposits/{id}/claim',
  'POST /admin/api/loan-applications/{id}/claim',
  'POST /admin/api/loans/{id}/claim',
  'POST /admin/api/messages/{id}/stop',
  'POST /admin/api/operators/{id}/invite',
  'POST /admin/api/operators/{id}/revoke-invitation',
  'POST /admin/api/operators/{id}/send-link',
  'POST /admin/api/symbols/{id}/cancel_change',
  'POST /admin/api/traders/{id}/approve',
  'POST /admin/api/traders/{id}/claim',
  'POST /admin/api/traders/{id}/reinstate',
  'POST /admin/api/verifications/{id}/claim',
  'POST /admin/api/webhook-deliveries/{id}/resend',
  'POST /admin/api/webhooks/{id}/secret',
  'POST /admin/api/withdrawals/{id}/claim',
];

/** Operations whose responses have no schema yet. This list must only get shorter. */
const WITHOUT: readonly string[] = [];

let server: TestServer;
let operations: readonly (readonly [name: string, operation: Operation])[];

beforeAll(async () => {
  server = await startServer({ database: 'sqlite' });
  const { paths } = (await (await fetch(`${server.url}/docs/json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [[`${method.toUpperCase()} ${path}`, operation] as const] : [];
    }),
  );
});
afterAll(() => server?.discard());

/** Returns whether every media type of a response has a non-empty schema. */
const hasSchema = (answer: Operation['requestBody']): boolean => {
  const contents = Object.values(answer?.content ?? {});
  return contents.length > 0 && contents.every(({ schema }) => schema && Object.keys(schema).length > 0);
};

it('describes every operation, with a schema of its responses', () => {
  expect(operations.length).toBeGreaterThan(200);
  const without = operations
    .filter(([, { responses }]) => {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      return successes.length === 0 || !successes.every(([, answer]) => hasSchema(answer));
    })
    .map(([name]) => name);
  expect(without).toEqual(WITHOUT);
});

it('describes the request body of every back-office write that has one', () => {
  const writes = operations.filter(([name]) => /^(POST|PUT|PATCH) \/admin\/api\//.test(name));
  expect(writes.length).toBeGreaterThan(45);
  const without = writes.filter(([, { requestBody }]) => !hasSchema(requestBody)).map(([name]) => name);
  expect(without.sort()).toEqual(BODILESS);
});
