import { Injectable } from '@nestjs/common';
import { type ExactDecimals, type ForexOrder, type Mark, orderStatusNumbers } from '@truemark/contracts';
import { closingInput, type OrderDetails, type OrderRow } from '@truemark/contracts/admin';
import { isRefusal, isStale, type Refusal, refuse } from '@truemark/domain';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { EngineClient } from '../../engine/client.js';
import { type Order, type OrderStatus, orders } from '../../engine/products/contracts/tables/order.table.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { OWNER_COLUMNS } from '../../engine/products/customers/tables/display-name.js';
import { invalid, notFound } from '../../platform/admin/admin-error.js';
import { type Filter, from, ids, until } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { condition } from '../../platform/database/queries.js';
import { columnsOfRowsIn } from '../../platform/database/rows-in.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { customerName } from '../customers/customer-name.js';
import { ownerIsDemo } from '../customers/owner-is-demo.admin.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { Settings } from '../settings/settings.js';
import { ClosedByHouseMessage } from './closed-by-house-message.js';
import { Marks } from './marks.js';
import { OrderView } from './order-view.js';

const statusWords = new Map(
  Object.entries(orderStatusNumbers).map(([word, number]) => [String(number), word as OrderStatus]),
);

/** Must match the condition of the partial index of open orders word for word; otherwise it is not used. */
const OPEN = sql<SqlBool>`status in ('pending', 'holding')`;

/** Filter by wire number; 3 is an order's history, which includes cancelled ones. */
const status: Filter = (value) => {
  const numbers = (Array.isArray(value) ? value : [value]).map(String);
  const wanted = numbers
    .flatMap((number) => (number === '3' ? ['3', '4'] : [number]))
    .map((number) => {
      const word = statusWords.get(number);
      if (word === undefined) throw invalid({ 'filter.status': 'Not understood.' });
      return word;
    });
  const isOneOf = sql<SqlBool>`status in (${sql.join(wanted.map((word) => sql.lit(word)))})`;
  const areOpen = wanted.every((word) => word === 'pending' || word === 'holding');
  return areOpen ? condition.and([OPEN, isOneOf]) : isOneOf;
};

const list: ListDeclaration<Order> = {
  table: orders,
  sorts: { id: 'id', CreateTimeMs: 'createdAt' },
  defaultSort: { field: 'CreateTimeMs', descending: true },
  rises: ['createdAt'],
  filters: {
    id: ids('id'),
    customer_id: ids('customerId'),
    forex_id: ids('symbolId'),
    is_demo: ownerIsDemo,
    status,
    from: from('createdAt'),
    until: until('createdAt'),
  },
};

/** Orders for operators. They cannot be edited; a position can be closed at the market. */
@Injectable()
export class OrdersAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly marks: Marks,
    private readonly view: OrderView,
    private readonly audit: AuditRowBuilder,
    private readonly settings: Settings,
    private readonly message: ClosedByHouseMessage,
  ) {}

  async page(operator: SignedInOperator, request: ListRequest): Promise<Listed<ExactDecimals<OrderRow>>> {
    const page = await listPage(this.reader, list, request);
    return new Listed(await this.answers(operator, page.rows), page.first, page.total);
  }

  async one(operator: SignedInOperator, id: number): Promise<ExactDecimals<OrderDetails>> {
    const order = await this.find(id);
    const [answer] = await this.answers(operator, [order]);
    return {
      ...(answer as ExactDecimals<OrderRow>),
      Terms: order.terms,
      Market: this.marketOf(order.symbolId),
    };
  }

  /** Closes a position at the current market price, with a reason that the customer reads. */
  async close(
    operator: SignedInOperator,
    id: number,
    { reason }: z.output<typeof closingInput>,
  ): Promise<ExactDecimals<OrderDetails>> {
    const order = await this.find(id);
    unwrap(await this.closeNow(operator, order, reason));
    return this.one(operator, id);
  }

  private async closeNow(
    operator: SignedInOperator,
    { id, status: was, customerId, symbolId }: Order,
    reason: string,
  ): Promise<object | Refusal> {
    const trace = this.audit.row(operator, {
      action: 'close',
      resource: 'orders',
      resourceId: id,
      customerId,
      before: { Status: orderStatusNumbers[was] },
      after: { Status: orderStatusNumbers.closed },
      reason,
    });
    const command = {
      kind: 'order.close',
      actor: actorOf(operator),
      customerId: null,
      orderId: id,
      reason,
      at: wallClock.now(),
    } as const;
    const symbol = this.engine.view.symbols().find((each) => each.id === symbolId);
    const told = await this.message.row(customerId, id, symbol?.showCode ?? '', reason);
    const outcome = await this.engine.submit({ ...command, rows: [trace, told] });
    // The engine knows open orders only: one that was read above and is not there has ended since.
    return isRefusal(outcome) && outcome.key === 'order.not_found' ? refuse('order.not_open') : outcome;
  }

  private async answers(
    operator: SignedInOperator,
    rows: readonly Order[],
  ): Promise<ExactDecimals<OrderRow>[]> {
    const ids = rows.map(({ customerId }) => customerId);
    const [owners, shown] = await Promise.all([
      columnsOfRowsIn(this.reader, customers, 'id', ids, [...OWNER_COLUMNS, 'isDemo']),
      this.view.all(rows.map((order) => ({ order, mark: this.markOf(order) }))),
    ]);
    const ownerOf = new Map(owners.map((owner) => [owner.id, owner]));
    return rows.map((order, index) => {
      const owner = ownerOf.get(order.customerId);
      return {
        id: order.id,
        customer_id: order.customerId,
        uid: owner?.uid ?? '',
        customer_name: customerName(operator, owner),
        is_demo: owner?.isDemo ?? false,
        ...(shown[index] as ExactDecimals<ForexOrder>),
      };
    });
  }

  private markOf(order: Order): Mark | null {
    return order.status === 'holding' ? this.marks.now(order) : null;
  }

  /** Whether a position of the symbol can be closed now, and at which quote. */
  private marketOf(symbolId: number): ExactDecimals<OrderDetails['Market']> {
    const tick = this.engine.view.quote(symbolId);
    const staleAfter = Number(this.settings.text('quote_stale_seconds'));
    const isFresh = tick !== null && !isStale(tick.time, this.engine.view.now(), staleAfter);
    return {
      state: !this.engine.view.isOpen(symbolId) ? 'closed' : isFresh ? 'open' : 'stale',
      Bid: tick && BigInt(tick.bid),
      Ask: tick && BigInt(tick.ask),
      Seq: tick?.seq ?? null,
      TimeMs: tick?.time ?? null,
    };
  }

  private async find(id: number): Promise<Order> {
    const order = await this.reader.first(orders, 'WHERE id = $1', [id]);
    if (!order) throw notFound('order');
    return order;
  }
}
