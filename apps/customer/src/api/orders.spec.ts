import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { closeOrder, type NewOrder, setStops, submitOrder } from './orders.js';

const order: NewOrder = {
  symbolId: 1,
  side: 'buy',
  lots: decimal('0.1'),
  multiple: decimal('100'),
  targetPrice: null,
  stopLoss: 0n,
  takeProfit: 0n,
  trailingDistance: 0n,
  expiresAt: null,
};

describe('on the wire', () => {
  it('a market order has a status of 1 and stops of zero', () => {
    expect(submitOrder.write(order)).toEqual({
      forex_id: 1,
      type: 1,
      cont: '0.1',
      status: 1,
      stop_loss_price: '0',
      target_profit_price: '0',
      multiple: '100',
      trailing_distance: '0',
    });
  });

  it('a pending order has a status of 0, its target and its end', () => {
    const pending: NewOrder = { ...order, side: 'sell', targetPrice: decimal('1.2'), expiresAt: 5_000 };
    expect(submitOrder.write(pending)).toMatchObject({
      type: 2,
      status: 0,
      target_price: '1.2',
      expire_at: 5_000,
    });
  });

  it('a part is closed by its lots, a whole without them', () => {
    expect(closeOrder.write({ id: 7, lots: decimal('0.03') })).toEqual({ id: 7, cont: '0.03' });
    expect(closeOrder.write({ id: 7 })).toEqual({ id: 7 });
  });

  it('a trailing distance that is not told stays', () => {
    const stops = { id: 7, stopLoss: decimal('1.09'), takeProfit: 0n };
    expect(setStops.write(stops)).toEqual({ id: 7, stop_loss_price: '1.09', target_profit_price: '0' });
  });
});
