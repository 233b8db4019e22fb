import { expect, it } from 'vitest';
import type { EngineClient } from '../../engine/client.js';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';
import type { Connection, Outgoing } from '../../platform/socket/connection.js';
import { EngineUnavailable } from '../../platform/unavailable.js';
import type { Marks } from '../trading/marks.js';
import { LiveCopies } from './live-copies.js';

const PAIR = { traderId: 1, followerId: 2 };

it('copies are shown again after lost events, though the engine does not answer at first', async () => {
  const engine = { seq: 10, failures: 0, orders: [] as Order[] };
  const ask = async (): Promise<object> => {
    if (engine.failures-- > 0) throw new EngineUnavailable();
    return { seq: engine.seq, orders: engine.orders, isReal: true };
  };
  const heard: number[] = [];
  const connection = {
    push: ({ text }: Outgoing) =>
      heard.push((JSON.parse(text) as { TransOrder: unknown[] }).TransOrder.length),
  } as unknown as Connection;
  const copies = new LiveCopies({ ask } as unknown as EngineClient, { now: () => null } as unknown as Marks);
  await copies.listen(connection, PAIR, PAIR.followerId);
  copies.frame(1_000);
  expect(heard).toEqual([0]);
  Object.assign(engine, { seq: 20, failures: 2 });
  await copies.renew();
  copies.frame(2_000);
  expect(heard).toEqual([0, 0]);
});
