import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import createClient from 'openapi-fetch';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoSignIn } from './harness/admin-client.js';
import { startServer, type TestServer } from './harness/server.js';

/** A folder in the app, so that its packages resolve. */
const NEARBY = join(import.meta.dirname, '../dist');

/** A client written with nothing but `/docs/json`. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './api.js';
const client = createClient<paths>({ baseUrl: 'http://localhost' });
export async function read() {
  const symbols = await client.GET('/v2/api/forex/trade_list');
  const customers = await client.GET('/admin/api/customers');
  const answered = symbols.data?.data;
  const first: string | undefined = Array.isArray(answered) ? answered[0]?.ShowCode : undefined;
  const uid: string | undefined = customers.data?.[0]?.uid;
  return { first, uid };
}
`;

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startServer({ database: 'sqlite' });
  folder = await mkdtemp(join(NEARBY, 'client-'));
  const document = await (await fetch(`${server.url}/docs/json`)).text();
  await writeFile(join(folder, 'api.d.ts'), astToString(await openapiTS(document)));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server?.discard();
});

/** Compiler errors of a client against the generated types. */
async function faults(name: string, text: string): Promise<string[]> {
  const file = join(folder, `${name}.ts`);
  await writeFile(file, text);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('a client generated from the API description compiles, and unknown fields are compile errors', async () => {
  expect(await faults('right', CLIENT)).toEqual([]);
  const [fault] = await faults('wrong', CLIENT.replace('?.uid', '?.nothing'));
  expect(fault).toContain("Property 'nothing' does not exist");
});

interface Paths {
  '/v2/api/forex/trade_list': {
    get: {
      parameters: { query?: never };
      responses: { 200: { content: { 'application/json': { code: number; data: { ShowCode: string }[] } } } };
    };
  };
  '/admin/api/auth/login': {
    post: {
      requestBody: { content: { 'application/json': { email: string; password: string } } };
      responses: { 200: { content: { 'application/json': { token: string } } } };
    };
  };
}

it('answers a client with the described types', async () => {
  const client = createClient<Paths>({ baseUrl: server.url });
  const { data } = await client.GET('/v2/api/forex/trade_list');
  expect(data?.code).toBe(1);
  expect(data?.data.length).toBeGreaterThan(0);
  const signedIn = await client.POST('/admin/api/auth/login', { body: demoSignIn(server, 'operator') });
  expect(signedIn.data?.token).toMatch(/./);
});
