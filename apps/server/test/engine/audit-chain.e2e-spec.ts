import { DataSource } from 'typeorm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifyAudit } from '../../dist/cli/verification/audit.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { type Command, type RowWrite, SYSTEM } from '../../dist/engine/protocol.js';
import type { ChainEnd } from '../../dist/platform/database/chain.js';
import { migrate, migrations } from '../../dist/platform/database/data-source.js';
import type { DatabaseTarget } from '../../dist/platform/database/dialect.js';
import { schema } from '../../dist/schema.js';
import { createTestStorage } from '../harness/database.js';
import { withDatabases } from '../harness/with-databases.js';
import { startTestEngine, type TestEngine, targetOf, WEDNESDAY } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

const row = (id: number): RowWrite => ({
  op: 'insert',
  table: 'audit_log',
  row: {
    id,
    at: WEDNESDAY + id,
    operatorId: 1,
    operatorEmail: 'owner@example.com',
    address: '127.0.0.1',
    action: 'edit',
    resource: 'settings',
    resourceId: 'site_name',
    customerId: id % 2 === 0 ? id : null,
    before: '{"value":"É \\"old\\""}',
    after: '{"value":"新"}',
    reason: null,
  },
});
const record = (...ids: number[]): Command => ({ kind: 'rows.record', actor: SYSTEM, rows: ids.map(row) });
const code: RowWrite = {
  op: 'insert',
  table: 'codes',
  row: { id: 1, target: 't', purpose: 'reset', codeHash: 'h', sentAt: WEDNESDAY, tries: 0, usedAt: null },
};
/** A refused command with a row: there is no such order. */
const refused = (id: number): Command => ({
  kind: 'order.close',
  actor: { kind: 'operator', id: 1 },
  customerId: null,
  orderId: 999,
  rows: [row(id)],
});

async function verified(target: DatabaseTarget, known?: ChainEnd): Promise<string> {
  const reader = await openSnapshot(target);
  try {
    return await verifyAudit(reader, known);
  } finally {
    await reader.close();
  }
}
const endOf = (said: string): ChainEnd => {
  const [, place, hash = ''] = /at (\d+):(\w+)$/.exec(said) ?? [];
  return { place: Number(place), hash };
};

withDatabases((database) => {
  let ground: TestEngine;

  beforeEach(async () => {
    ground = await startTestEngine(database);
  });
  afterEach(() => ground.discard());

  it('the chain follows lane order despite refused and failed commands, and continues after a restart', async () => {
    await ground.engine.submit({ ...record(1), rows: [row(1), code] });
    const tried = await Promise.allSettled([
      ...[20, 19, 18].map((id) => ground.engine.submit(record(id))),
      ground.engine.submit(refused(30)),
      // The code exists already: the whole batch fails, and each command is retried alone.
      ground.engine.submit({ ...record(31), rows: [row(31), code] }),
      ground.engine.submit(record(17, 16)),
      ground.engine.submit({ ...record(40), rows: [row(40), { ...row(20), op: 'patch' }] }),
      ...[50, 45].map((id) => ground.engine.submit(record(id))),
    ]);
    expect(tried.map(({ status }) => status === 'fulfilled')).toEqual([
      ...[true, true, true, true, false, true, false, true, true],
    ]);
    expect(await verified(ground.target)).toMatch(/^8 audit rows are a chain/);
    await ground.restart();
    await Promise.all([60, 59].map((id) => ground.engine.submit(record(id))));
    expect(await verified(ground.target)).toMatch(/^10 audit rows are a chain/);
  });

  it('verification names the first row that was changed, removed, inserted or moved in the database', async () => {
    for (const id of [11, 12, 13, 14, 15]) await ground.engine.submit(record(id));
    await writeBypassingEngine(ground.target, 'CREATE TABLE kept AS SELECT * FROM audit_log');
    const said = await verified(ground.target);
    const copied = (place: number, hash: string) =>
      `INSERT INTO audit_log SELECT id + 100, at, operator_id, operator_email, address, action, resource, resource_id,
        before, after, reason, customer_id, ${place}, ${hash} FROM kept WHERE place = 5`;
    const writes: readonly (readonly [string, RegExp])[] = [
      [`UPDATE audit_log SET reason = 'x' WHERE place = 3`, /row 3 \(number 13: edit .*\) is not what/],
      [`UPDATE audit_log SET customer_id = 7 WHERE place = 4`, /row 4 .* is not what/],
      [`UPDATE audit_log SET hash = '${'0'.repeat(64)}' WHERE place = 2`, /row 2 .* is not what/],
      ['DELETE FROM audit_log WHERE place = 1', /row 1 is missing: behind 0 comes 2/],
      ['DELETE FROM audit_log WHERE place = 3', /row 3 is missing: behind 2 comes 4/],
      ['DELETE FROM audit_log WHERE place > 3', /row 4 is missing: 5 were written/],
      ['DELETE FROM audit_log', /row 1 is missing: 5 were written/],
      [copied(6, 'hash'), /row 6 \(number 115.* is not what/],
      [
        `UPDATE audit_log SET place = 99 WHERE place = 2; UPDATE audit_log SET place = 2 WHERE place = 3;
         UPDATE audit_log SET place = 3 WHERE place = 99`,
        /row 2 \(number 13/,
      ],
      [
        `DELETE FROM audit_log WHERE place = 3; UPDATE audit_log SET place = 3 WHERE place = 4;
         UPDATE audit_log SET place = 4 WHERE place = 5`,
        /row 3 \(number 14/,
      ],
    ];
    for (const [write, named] of writes) {
      await writeBypassingEngine(ground.target, write);
      await expect(verified(ground.target), write).rejects.toThrow(named);
      const columns =
        'id, at, operator_id, operator_email, address, action, resource, resource_id, before, after, reason, customer_id, place, hash';
      await writeBypassingEngine(
        ground.target,
        `DELETE FROM audit_log; INSERT INTO audit_log (${columns}) SELECT ${columns} FROM kept`,
      );
      expect(await verified(ground.target)).toBe(said);
    }
  });

  it('a noted chain end reveals rows cut off together with their end mark; a cut before a restart leaves a gap', async () => {
    for (const id of [11, 12, 13]) await ground.engine.submit(record(id));
    const known = endOf(await verified(ground.target));
    expect(known.place).toBe(3);
    await ground.engine.submit(record(14));
    expect(await verified(ground.target, known)).toMatch(/^4 audit rows/);
    await expect(verified(ground.target, { ...known, hash: '0'.repeat(64) })).rejects.toThrow(
      /row 3 .* written down/,
    );

    await writeBypassingEngine(ground.target, 'DELETE FROM audit_log WHERE place > 2');
    await ground.restart();
    await ground.engine.submit(record(15));
    await expect(verified(ground.target)).rejects.toThrow('audit row 3 is missing: behind 2 comes 5');
    await writeBypassingEngine(
      ground.target,
      `DELETE FROM audit_log WHERE place > 2;
       UPDATE chain_ends SET place = 2, hash = (SELECT hash FROM audit_log WHERE place = 2)`,
    );
    expect(await verified(ground.target)).toMatch(/^2 audit rows/);
    await expect(verified(ground.target, known)).rejects.toThrow('row 3 was written down');
  });

  it('the chain begins with the rows that existed before its migration', async () => {
    const other = await createTestStorage(database);
    const target = targetOf(other);
    try {
      const before = new DataSource({
        ...(target.dialect === 'sqlite'
          ? { type: 'better-sqlite3', database: target.file }
          : { type: 'postgres', url: target.url }),
        migrations: migrations.slice(0, 9),
      } as ConstructorParameters<typeof DataSource>[0]);
      await before.initialize();
      await before.runMigrations();
      const old = (id: number, resource: string) =>
        `(${id}, ${id}, 1, 'a@b.c', '::1', 'edit', '${resource}', '7', NULL, '{"é":1}', 'why')`;
      await before.query(
        `INSERT INTO audit_log VALUES ${old(30, 'menus')}, ${old(10, 'customers')}, ${old(20, 'news')}`,
      );
      await before.destroy();
      await migrate(target, schema);
      expect(await verified(target)).toMatch(/^3 audit rows are a chain/);
      await writeBypassingEngine(target, `UPDATE audit_log SET after = NULL WHERE id = 20`);
      await expect(verified(target)).rejects.toThrow(/row 2 \(number 20/);
    } finally {
      await other.discard();
    }
  });
});
