import { SETTING_DEFAULTS } from '@truemark/contracts';
import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyReplay } from '../../dist/cli/verification/replay.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import type { Order } from '../../dist/engine/products/contracts/tables/order.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { person, startTestEngine, type TestEngine } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

withDatabases((database) => {
  let ground: TestEngine;
  let stopped: Order;
  let closed: Order;
  let cancelled: Order;

  beforeAll(async () => {
    ground = await startTestEngine(database);
    await ground.price('1.1');
    const { engine } = ground;
    const created = await engine.submit({
      kind: 'customer.create',
      actor: SYSTEM,
      customer: person(),
      openingBalance: decimal('100000'),
    });
    if (isRefusal(created)) throw new Error(created.key);
    const customerId = created.customer.id;
    const asked = {
      actor: SYSTEM,
      customerId,
      symbolId: 1,
      side: 'buy',
      lots: decimal('0.1'),
      multiple: decimal('100'),
    } as const;
    const orderOf = (outcome: { order: Order } | { key: string }): Order => {
      if (!('order' in outcome)) throw new Error(outcome.key);
      return outcome.order;
    };
    stopped = orderOf(
      await engine.submit({ kind: 'order.open', ...asked, trailingDistance: decimal('0.001') }),
    );
    closed = orderOf(await engine.submit({ kind: 'order.open', ...asked }));
    const target = { targetPrice: decimal('1'), expireAt: null };
    cancelled = orderOf(await engine.submit({ kind: 'order.place', ...asked, ...target }));
    await ground.price('1.102');
    await ground.price('1.1');
    const by = { actor: SYSTEM, customerId: null, reason: 'Asked for.' };
    await engine.submit({ kind: 'order.close', ...by, orderId: closed.id });
    await engine.submit({ kind: 'order.cancel', actor: SYSTEM, customerId, orderId: cancelled.id });
  });
  afterAll(() => ground?.discard());

  const verify = async (): Promise<string> => {
    const reader = await openSnapshot(ground.target);
    try {
      return await verifyReplay(reader, SETTING_DEFAULTS);
    } finally {
      await reader.close();
    }
  };

  it('verification passes when ended orders match the replay', async () => {
    expect(await verify()).toMatch(/order: 3 ended/);
  });

  it.each([
    ['closedBy', () => stopped, 'closed_by', `'take_profit'`, `'stop_loss'`],
    ['stopLoss', () => stopped, 'stop_loss', '0', String(decimal('1.101'))],
    ['closeReason', () => closed, 'close_reason', `'Another one.'`, `'Asked for.'`],
    ['profit', () => closed, 'profit', '1', String(decimal('-1'))],
    ['status', () => cancelled, 'status', `'closed'`, `'cancelled'`],
  ] as const)('verification reports an altered %s', async (name, of, column, altered, was) => {
    const { id } = of();
    const put = (value: string) =>
      writeBypassingEngine(ground.target, `UPDATE orders SET ${column} = ${value} WHERE id = ${id}`);
    await put(altered);
    try {
      await expect(verify()).rejects.toThrow(new RegExp(`order ${id} has ${name} `));
    } finally {
      await put(was);
    }
    await expect(verify()).resolves.toBeDefined();
  });

  it('verification reports an order that was removed or inserted', async () => {
    const { id } = closed;
    await writeBypassingEngine(ground.target, `UPDATE orders SET id = ${id + 1_000} WHERE id = ${id}`);
    await expect(verify()).rejects.toThrow(`a replay makes order ${id}, none is stored`);
    await writeBypassingEngine(ground.target, `UPDATE orders SET id = ${id} WHERE id = ${id + 1_000}`);
    await writeBypassingEngine(
      ground.target,
      `CREATE TABLE spare AS SELECT * FROM orders WHERE id = ${id};
       UPDATE spare SET id = ${id + 1_000}; INSERT INTO orders SELECT * FROM spare; DROP TABLE spare`,
    );
    await expect(verify()).rejects.toThrow(`order ${id + 1_000} is stored, a replay makes none`);
    await writeBypassingEngine(ground.target, `UPDATE orders SET id = 0 WHERE id = ${id + 1_000}`);
    await expect(verify()).rejects.toThrow('order 0 is stored, a replay makes none');
    await writeBypassingEngine(ground.target, 'DELETE FROM orders WHERE id = 0');
  });
});
