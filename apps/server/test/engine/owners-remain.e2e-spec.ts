import { isRefusal } from '@truemark/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ExpectedRow, type RowWrite, SYSTEM } from '../../dist/engine/protocol.js';
import { type Operator, operators } from '../../dist/features/operators/operator.table.js';
import { openReader } from '../../dist/platform/database/open-reader.js';
import { withDatabases } from '../harness/with-databases.js';
import { startTestEngine, type TestEngine } from './test-engine.js';

const ROUNDS = 50;

withDatabases((database) => {
  let ground: TestEngine;

  beforeEach(async () => {
    ground = await startTestEngine(database);
    for (const id of [1, 2]) {
      expect(await record([{ op: 'insert', table: 'operators', row: owner(id) }])).toBeNull();
    }
  });
  afterEach(() => ground.discard());

  const owner = (id: number): Operator => ({
    id,
    email: `owner${id}@example.com`,
    emailKey: `owner${id}@example.com`,
    name: 'Owner',
    role: 'owner',
    passwordHash: 'x',
    totpSecret: null,
    totpStep: 0,
    isActive: true,
    createdAt: 0,
    decidesFrom: 0,
    passwordBy: null,
    createdBy: null,
    linkHash: null,
    linkUntil: 0,
    appliedSignIn: null,
  });
  /** Key of the refusal; null if accepted. */
  const record = async (rows: RowWrite[], seen: ExpectedRow[] = []): Promise<string | null> => {
    const outcome = await ground.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows, seen });
    return isRefusal(outcome) ? outcome.key : null;
  };
  const patch = (id: number, columns: Partial<Operator>): RowWrite => ({
    op: 'patch',
    table: 'operators',
    row: { id, ...columns },
  });
  const seen = (key: number, columns: Partial<Operator>): ExpectedRow => ({
    table: 'operators',
    row: { key, ...(columns as Record<string, string | boolean | null>) },
  });
  const stored = async (): Promise<Operator[]> => {
    const reader = openReader(ground.target);
    try {
      return await reader.select(operators, 'ORDER BY id');
    } finally {
      await reader.close();
    }
  };

  it(`of two owners who deactivate each other at once one remains, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const off = (by: number, whom: number) =>
        record(
          [patch(whom, { isActive: false })],
          [seen(by, { isActive: true }), seen(whom, { isActive: true })],
        );
      const keys = await Promise.all([off(1, 2), off(2, 1)]);
      expect(keys.filter((key) => key === null)).toHaveLength(1);
      expect((await stored()).filter(({ isActive }) => isActive)).toHaveLength(1);
      for (const id of [1, 2]) expect(await record([patch(id, { isActive: true })])).toBeNull();
    }
  });

  it('the last active owner cannot be deactivated, demoted or removed by any kind of write', async () => {
    expect(await record([patch(1, { isActive: false })])).toBeNull();
    for (const write of [
      patch(2, { isActive: false }),
      patch(2, { role: 'support' }),
      { op: 'upsert', table: 'operators', row: { ...owner(2), role: 'auditor' } } as const,
      { op: 'remove', table: 'operators', row: { id: 2 } } as const,
    ]) {
      expect(await record([write])).toBe('rows.last_one');
    }
    // Another owner takes over in the same commit.
    expect(await record([patch(1, { isActive: true }), patch(2, { role: 'support' })])).toBeNull();
    expect((await stored()).map(({ role, isActive }) => [role, isActive])).toEqual([
      ['owner', true],
      ['support', true],
    ]);
  });

  it('a write based on an outdated row is refused, also after a restart, and leaves nothing', async () => {
    expect(await record([patch(2, { totpSecret: 'sealed' })])).toBeNull();
    await ground.restart();
    const stale = [seen(2, { totpSecret: null })];
    expect(await record([patch(2, { name: 'Somebody' })], stale)).toBe('rows.changed');
    expect(await record([patch(2, { name: 'Else' })], [seen(3, {})])).toBe('rows.changed');
    expect((await stored())[1]).toMatchObject({ name: 'Owner', totpSecret: 'sealed' });
    expect(await record([patch(2, { name: 'Else' })], [seen(2, { totpSecret: 'sealed' })])).toBeNull();
  });
});
