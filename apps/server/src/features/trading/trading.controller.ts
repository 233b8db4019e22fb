import { Controller } from '@nestjs/common';
import {
  type ForexCloseRequest,
  type ForexDealsRequest,
  type ForexSubmitRequest,
  forexCloseRequest,
  forexDealsRequest,
  forexSubmitRequest,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { OrderList } from './order-list.js';
import { PlaceOrders } from './place-orders.js';

const ORDERS = { name: 'orders', per: 'customer', most: 20, windowMs: 1_000 } as const;

@Controller()
export class TradingController {
  constructor(
    private readonly orders: PlaceOrders,
    private readonly list: OrderList,
  ) {}

  @Call('/v2/api/forex/submit', {
    method: 'GET|POST',
    schema: forexSubmitRequest,
    auth: 'customer',
    rateLimit: ORDERS,
    done: 'done.order_opened',
    tag: 'Trading',
    summary: 'Places a contract order',
    answer: 'ForexOrder',
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
    summary: 'Closes a held order at the market',
    answer: 'ForexOrder',
  })
  close(request: ForexCloseRequest, caller: SignedIn) {
    return this.orders.close(request, caller);
  }

  @Call('/v2/api/forex/my_deal', {
    schema: forexDealsRequest,
    auth: 'customer',
    tag: 'Trading',
    summary: 'Own orders: 1 held, 0 pending, 3 ended (closed and cancelled)',
    answer: 'ForexDeals',
  })
  deals(request: ForexDealsRequest, { customerId }: SignedIn) {
    return this.list.page(request, customerId);
  }
}
