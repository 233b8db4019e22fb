import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { EngineClient } from '../dist/engine/client.js';
import { customers } from '../dist/engine/products/customers/tables/customer.table.js';
import { CustomerSessions } from '../dist/features/sessions/customer-sessions.js';
import { sessions } from '../dist/features/sessions/session.table.js';
import type { Settings } from '../dist/features/settings/settings.js';
import { hashToken } from '../dist/platform/auth/tokens.js';
import { type Connection, DatabaseReader } from '../dist/platform/database/database-reader.js';
import { openConnection } from '../dist/platform/database/open-reader.js';
import { filled } from './engine/filled.js';
import { targetOf } from './engine/test-engine.js';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import type { TestStorage } from './harness/database.js';
import { migratedTestStorage } from './harness/seeded-grounds.js';
import { withDatabases } from './harness/with-databases.js';

const CUSTOMERS = 2_500;
/** Reads of the database for all of them. */
const READS = 3;
const MONTH = 30 * 86_400_000;

/** Every fifth customer may not sign in; each has one session, and every third of these has ended. */
const OF_CUSTOMERS = {
  ...{ id: 'i', uid: 'CAST(i AS TEXT)', invite_code: `'I' || i` },
  blocked: `CASE WHEN i % 5 = 0 THEN '{"signIn":{"at":1}}' ELSE '{}' END`,
};
const OF_SESSIONS = {
  ...{ token_hash: `'h' || i`, id: `'s' || i`, subject: `'customer'`, subject_id: 'i' },
  revoked_at: 'CASE WHEN i % 3 = 0 THEN 1 ELSE NULL END',
};

withDatabases((database) => {
  let ground: TestStorage;
  let target: ReturnType<typeof targetOf>;
  let plain: Connection;
  let reads = 0;
  const submitted: unknown[] = [];
  let open: CustomerSessions;

  beforeAll(async () => {
    ground = await migratedTestStorage(database);
    target = targetOf(ground);
    await writeBypassingEngine(target, filled(customers, CUSTOMERS, OF_CUSTOMERS));
    await writeBypassingEngine(target, filled(sessions, CUSTOMERS, OF_SESSIONS));
    plain = openConnection(target);
    const counting = new DatabaseReader({
      read: (sql, parameters) => {
        reads += 1;
        return plain.read(sql, parameters);
      },
      close: () => plain.close(),
    });
    const submit = async (command: unknown): Promise<object> => {
      submitted.push(command);
      return {};
    };
    const engine = { subscribe: () => undefined, onRenewed: () => undefined, submit };
    open = new CustomerSessions(engine as unknown as EngineClient, counting, {} as Settings);
  });
  afterAll(async () => {
    await plain?.close();
    await ground?.discard();
  });

  afterEach(() => vi.restoreAllMocks());

  it('sessions of thousands of connections are checked with a few reads', async () => {
    const all = Array.from({ length: CUSTOMERS }, (_, at) => at + 1);
    // The last one's session is not that of the row.
    const asked = all.map((id) => ({
      customerId: id,
      sessionId: id === CUSTOMERS - 1 ? 'other' : `s${id}`,
      isDemo: false,
    }));
    const live = await open.liveAmong(asked);
    const expected = all.filter((id) => id % 5 !== 0 && id % 3 !== 0 && id !== CUSTOMERS - 1);
    expect(live).toEqual(new Set(expected.map((id) => `s${id}`)));
    expect(reads).toBe(READS);
  });

  it('a session ends after thirty days without use, also one that is remembered', async () => {
    const used = Date.now();
    const set = (id: string, token: string) =>
      writeBypassingEngine(
        target,
        `UPDATE sessions SET token_hash = '${hashToken(token)}', last_used_at = ${used} WHERE id = '${id}'`,
      );
    await set('s1', 'remembered');
    await set('s2', 'not yet read');
    const now = vi.spyOn(Date, 'now').mockReturnValue(used + 1);
    expect(await open.identify('remembered')).toMatchObject({ customerId: 1 });
    now.mockReturnValue(used + MONTH + 1);
    expect(await open.identify('remembered')).toBeNull();
    expect(await open.identify('not yet read')).toBeNull();
    expect(submitted).toEqual([]);
  });

  it('a use that another process recorded counts, and the first one that this process sees is recorded', async () => {
    const used = Date.now();
    const use = (at: number) =>
      writeBypassingEngine(
        target,
        `UPDATE sessions SET token_hash = '${hashToken('used elsewhere')}', last_used_at = ${at} WHERE id = 's4'`,
      );
    await use(used);
    const now = vi.spyOn(Date, 'now').mockReturnValue(used + 1);
    expect(await open.identify('used elsewhere')).toMatchObject({ customerId: 4 });
    await use(used + MONTH / 2);
    now.mockReturnValue(used + MONTH + 1);
    expect(await open.identify('used elsewhere')).toMatchObject({ customerId: 4 });
    const row = { tokenHash: hashToken('used elsewhere'), lastUsedAt: used + MONTH + 1 };
    expect(submitted).toMatchObject([{ rows: [{ op: 'patch', row }] }]);
  });
});
