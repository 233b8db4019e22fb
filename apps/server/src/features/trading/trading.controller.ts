import { Controller } from '@nestjs/common';
import {
  type ForexCloseAllRequest,
  type ForexCloseRequest,
  type ForexDealsRequest,
  type ForexOrderRequest,
  type ForexStopsRequest,
  type ForexSubmitRequest,
  forexAuditSchema,
  forexCloseAllRequest,
  forexClosedAllSchema,
  forexCloseRequest,
  forexDealsRequest,
  forexDealsSchema,
  forexOrderRequest,
  forexOrderSchema,
  forexStopsRequest,
  forexSubmitRequest,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { OrderList } from './order-list.js';
import { OrderProof } from './order-proof.js';
import { PlaceOrders } from './place-orders.js';

const ORDERS = { name: 'orders', per: 'customer', most: 20, windowMs: 1_000 } as const;

@Controller()
export class TradingController {
  constructor(
    private readonly orders: PlaceOrders,
    private readonly list: OrderList,
    private readonly proof: OrderProof,
  ) {}

  @Call('/v2/api/forex/submit', {
    method: 'GET|POST',
    schema: forexSubmitRequest,
    auth: 'customer',
    rateLimit: ORDERS,
    done: 'done.order_opened',
    tag: 'Trading',
    summary: 'Place a contract order',
    answer: forexOrderSchema,
  })
  submit(request: ForexSubmitRequest, caller: SignedIn) {
    return this.orders.submit(request, caller);
  }

  @Call('/v2/api/forex/close', {
    method: 'GET|POST',
    schema: forexCloseRequest,
    auth: 'customer',
    rateLimit: ORDERS,
    done: 'done.order_closed',
    tag: 'Trading',
    summary: 'Close a held order at market',
    answer: forexOrderSchema,
  })
  close(request: ForexCloseRequest, caller: SignedIn) {
    return this.orders.close(request, caller);
  }

  @Call('/v2/api/forex/close_all', {
    method: 'GET|POST',
    schema: forexCloseAllRequest,
    auth: 'customer',
    rateLimit: ORDERS,
    done: ({ left }: { left: number }) => (left === 0 ? 'done.orders_closed' : 'done.some_positions_left'),
    tag: 'Trading',
    summary: 'Close every held order that can be closed now, of one symbol or all',
    answer: forexClosedAllSchema,
  })
  closeAll(request: ForexCloseAllRequest, caller: SignedIn) {
    return this.orders.closeAll(request, caller);
  }

  @Call('/v2/api/forex/cancel_trade', {
    method: 'GET|POST',
    schema: forexOrderRequest,
    auth: 'customer',
    rateLimit: ORDERS,
    done: 'done.order_cancelled',
    tag: 'Trading',
    summary: 'Cancel a pending order',
    answer: forexOrderSchema,
  })
  cancel(request: ForexOrderRequest, caller: SignedIn) {
    return this.orders.cancel(request, caller);
  }

  @Call('/v2/api/forex/set_stop_price', {
    method: 'GET|POST',
    schema: forexStopsRequest,
    auth: 'customer',
    rateLimit: ORDERS,
    done: 'done.stops_set',
    tag: 'Trading',
    summary: 'Set stop-loss, take-profit and trailing distance; 0 removes one',
    answer: forexOrderSchema,
  })
  protect(request: ForexStopsRequest, caller: SignedIn) {
    return this.orders.protect(request, caller);
  }

  @Call('/v2/api/forex/audit', {
    schema: forexOrderRequest,
    auth: 'customer',
    tag: 'Trading',
    summary: 'Get an order’s proof: its ticks, their neighbours, the rule, and the formula with its figures',
    answer: forexAuditSchema,
  })
  audit(request: ForexOrderRequest, { customerId }: SignedIn) {
    return this.proof.of(request.id, customerId);
  }

  @Call('/v2/api/forex/my_deal', {
    schema: forexDealsRequest,
    auth: 'customer',
    heavy: true,
    tag: 'Trading',
    summary: 'List own orders: 1 held, 0 pending, 3 ended (closed and cancelled)',
    answer: forexDealsSchema,
  })
  deals(request: ForexDealsRequest, { customerId }: SignedIn) {
    return this.list.page(request, customerId);
  }
}
