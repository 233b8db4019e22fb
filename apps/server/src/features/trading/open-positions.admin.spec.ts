import { HeldPositions } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { expect, it } from 'vitest';
import type { EngineClient } from '../../engine/client.js';
import type { RateRecord } from '../../engine/market/tables/rate-record.js';
import { heldOrder } from '../../engine/products/contracts/tables/held-order.js';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';
import { EngineUnavailable } from '../../platform/unavailable.js';
import type { SymbolHoldings } from '../market/symbol-holdings.js';
import { OpenPositions } from './open-positions.admin.js';

const PATIENCE = { timeout: 30_000 };

const order = {
  ...{ id: 1, symbolId: 1, customerId: 1, side: 'buy', status: 'holding', originId: null },
  ...{ lots: decimal(1), margin: decimal(100), openPrice: decimal(10) },
  terms: { units: '10', openRate: { symbolId: null, seq: null, bid: '1', inverse: false } },
} as Order;

it('what is held after lost events is loaded, though the engine does not answer at first', async () => {
  let failures = 0;
  let seq = 0;
  let renew: () => void = () => undefined;
  let tell: (event: object) => void = () => undefined;
  const held = new HeldPositions<RateRecord>();
  const engine = {
    follow: (follower: typeof tell) => {
      tell = follower;
    },
    onRenewed: (listener: typeof renew) => {
      renew = listener;
    },
    ask: async () => {
      if (failures-- > 0) throw new EngineUnavailable();
      return { seq, held: held.all() };
    },
    view: { isDemo: () => false },
  } as unknown as EngineClient;
  const positions = new OpenPositions(engine, { declare: () => undefined } as unknown as SymbolHoldings);
  await positions.onApplicationBootstrap();
  expect(positions.count(false)).toBe(0);
  held.add(heldOrder(order, false));
  seq = 10;
  failures = 2;
  renew();
  await expect.poll(() => positions.count(false), PATIENCE).toBe(1);
  tell({ type: 'order.opened', seq: 11, order: { ...order, id: 2 } });
  expect(positions.ofSymbol(1)).toEqual({ positions: 2, pending: 0 });
});
