import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VerificationInputs } from '../dist/cli/verification/all.js';
import { readSecrets } from '../dist/platform/auth/secrets.js';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { ACTIVE_SCHEMA_OBJECTS } from './harness/acting-tamperings.js';
import { copyTestStorage, targetOf } from './harness/database.js';
import { FUND_TAMPERINGS } from './harness/fund-tamperings.js';
import { LOAN_TAMPERINGS } from './harness/loan-tamperings.js';
import type { PaymentsFixture } from './harness/payments-fixture.js';
import { REPORT_TAMPERINGS } from './harness/report-tamperings.js';
import { SEARCH_TAMPERINGS } from './harness/search-tamperings.js';
import { busyServer, verified } from './harness/tampered-server.js';
import { TAMPERINGS } from './harness/tamperings.js';

let desk: PaymentsFixture;
let secrets: VerificationInputs['secrets'];

beforeAll(async () => {
  desk = await busyServer('postgres');
  secrets = readSecrets(desk.server.dataDir);
});
afterAll(() => desk?.server.discard());

it('an unaltered database is verified without differences', async () => {
  expect(await verified(targetOf(desk.server), { secrets })).toContain('the seal fits');
});

it.each([
  ...TAMPERINGS.filter(({ sql }, index) => index % 5 === 0 || /shadow|INDEX/.test(sql)),
  ...LOAN_TAMPERINGS.filter((_, index) => index % 6 === 0),
  ...FUND_TAMPERINGS.filter((_, index) => index % 6 === 4),
  ...REPORT_TAMPERINGS.filter((_, index) => index % 4 === 3),
  ...SEARCH_TAMPERINGS.filter((_, index) => index < 2),
  ...ACTIVE_SCHEMA_OBJECTS.postgres,
])('reports $what', async ({ sql, named }) => {
  const ground = await copyTestStorage(desk.server);
  await writeBypassingEngine(targetOf(ground), sql);
  await expect(verified(targetOf(ground), { secrets })).rejects.toThrow(named);
  await ground.discard();
});
