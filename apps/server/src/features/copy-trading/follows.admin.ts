import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { FollowEventRow, FollowRow } from '@truemark/contracts/admin';
import { type SqlBool, sql } from 'kysely';
import { type Follow, follows } from '../../engine/products/copy-trading/tables/follow.table.js';
import {
  type FollowEvent,
  followEvents,
} from '../../engine/products/copy-trading/tables/follow-event.table.js';
import { traders } from '../../engine/products/copy-trading/tables/trader.table.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { invalid, notFound } from '../../platform/admin/admin-error.js';
import { type Filter, ids, instantOf, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { condition } from '../../platform/database/queries.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { customerName } from '../customers/customer-name.js';
import { customerUidFilter, withCustomerSearch } from '../customers/customer-uid-filter.admin.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { percentOfShare } from './relation.js';

const relations: ListDeclaration<Follow> = {
  table: follows,
  sorts: { id: 'id' },
  defaultSort: { field: 'id', descending: true },
  filters: {
    id: ids('id'),
    customer_id: ids('customerId'),
    trader_id: ids('traderId'),
    status: words('status'),
    q: customerUidFilter,
  },
};

/** Must match the condition of the indexes of skipped events word for word; otherwise they are not used. */
const SKIPPED = sql<SqlBool>`result = 'skipped'`;

const result: Filter = (value) => {
  if (value === 'skipped') return SKIPPED;
  if (value === 'copied') return sql<SqlBool>`result = 'copied'`;
  throw invalid({ 'filter.result': 'Not understood.' });
};

/** Above every number. */
const NO_MORE = Number.MAX_SAFE_INTEGER;

/** Row numbers follow time: a period is a range of numbers, which the list reads from its end. */
const since =
  (side: '>=' | '<'): Filter<'id'> =>
  (value, { id }) => {
    const at = instantOf(value, side === '<' ? 'until' : 'from');
    const first = sql<number>`coalesce((SELECT e.id FROM follow_events e WHERE e.at >= ${at} ORDER BY e.at, e.id LIMIT 1), ${sql.lit(NO_MORE)})`;
    return condition(id, side, first);
  };

export const followEventList: ListDeclaration<FollowEvent> = {
  table: followEvents,
  sorts: { id: 'id' },
  defaultSort: { field: 'id', descending: true },
  filters: {
    id: ids('id'),
    customer_id: ids('customerId'),
    trader_id: ids('traderId'),
    event_id: ids('eventId'),
    forex_id: ids('symbolId'),
    from: since('>='),
    until: since('<'),
    result,
    reason: (value, columns) => condition.and([SKIPPED, words('reason')(value, columns)]),
    q: customerUidFilter,
  },
};

/** Follow relations and outcomes of leaders' events, for customer support: read-only. */
@Injectable()
export class FollowsAdmin {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly symbols: SymbolDirectory,
  ) {}

  async relations(
    operator: SignedInOperator,
    request: ListRequest,
  ): Promise<Listed<ExactDecimals<FollowRow>>> {
    const { rows, first, total } = await listPage(
      this.reader,
      withCustomerSearch(operator, relations),
      request,
    );
    return new Listed(await this.relationsOf(operator, rows), first, total);
  }

  async relation(operator: SignedInOperator, id: number): Promise<ExactDecimals<FollowRow>> {
    const found = await this.reader.first(follows, 'WHERE id = $1', [id]);
    const [shown] = await this.relationsOf(operator, found ? [found] : []);
    if (!shown) throw notFound('follow relation');
    return shown;
  }

  async events(
    operator: SignedInOperator,
    request: ListRequest,
  ): Promise<Listed<ExactDecimals<FollowEventRow>>> {
    const { rows, first, total } = await listPage(
      this.reader,
      withCustomerSearch(operator, followEventList),
      request,
    );
    return new Listed(await this.eventsOf(operator, rows), first, total);
  }

  async event(operator: SignedInOperator, id: number): Promise<ExactDecimals<FollowEventRow>> {
    const found = await this.reader.first(followEvents, 'WHERE id = $1', [id]);
    const [shown] = await this.eventsOf(operator, found ? [found] : []);
    if (!shown) throw notFound('copied event');
    return shown;
  }

  private async relationsOf(operator: SignedInOperator, rows: readonly Follow[]) {
    const pair = await this.loadPairs(operator, rows);
    return rows.map((row) => ({ ...pair(row), ...relationRow(row) }));
  }

  private async eventsOf(operator: SignedInOperator, rows: readonly FollowEvent[]) {
    const pair = await this.loadPairs(operator, rows);
    return rows.map((row) => {
      const symbol = this.symbols.get(row.symbolId);
      return {
        ...pair(row),
        ...eventRow(row),
        ShowCode: symbol?.showCode ?? String(row.symbolId),
        PricePrecision: symbol?.pricePrecision ?? null,
      };
    });
  }

  /** Follower and trader of each row, as shown to operators. */
  private async loadPairs(operator: SignedInOperator, rows: readonly Pair[]) {
    const [people, leading] = await Promise.all([
      rowsIn(
        this.reader,
        customers,
        'id',
        rows.map(({ customerId }) => customerId),
      ),
      rowsIn(
        this.reader,
        traders,
        'customerId',
        rows.map(({ traderId }) => traderId),
      ),
    ]);
    const followers = new Map(people.map((each) => [each.id, each]));
    const names = new Map(leading.map(({ customerId, nickname }) => [customerId, nickname]));
    return ({ customerId, traderId }: Pair) => ({
      customer_id: customerId,
      uid: followers.get(customerId)?.uid ?? '',
      customer_name: customerName(operator, followers.get(customerId)),
      is_demo: followers.get(customerId)?.isDemo ?? false,
      trader_id: traderId,
      trader_nickname: names.get(traderId) ?? '',
    });
  }
}

type Pair = Pick<Follow, 'customerId' | 'traderId'>;

const relationRow = (follow: Follow) => ({
  id: follow.id,
  status: follow.status,
  mode: follow.mode,
  multiple: follow.multiple,
  max_amount: follow.maxAmount,
  stop_loss_amount: follow.stopLossAmount,
  max_slots: follow.maxSlots,
  share: percentOfShare(follow.share),
  begun_at_ms: follow.begunAt,
  ended_at_ms: follow.endedAt,
  end_reason: follow.endReason,
  realised: follow.realised,
  mark: follow.mark,
  owed: follow.owed,
  share_paid: follow.sharePaid,
  margin: follow.margin,
  open_copies: follow.openCopies,
  ended_copies: follow.endedCopies,
});

const eventRow = (row: FollowEvent) => ({
  id: row.id,
  at_ms: row.at,
  event_id: row.eventId,
  follow_id: row.followId,
  leader_order_id: row.leaderOrderId,
  forex_id: row.symbolId,
  event: row.event,
  result: row.result,
  reason: row.reason,
  order_id: row.orderId,
  lots: row.lots,
  price: row.price,
  seq: row.seq,
  delay_ms: row.delayMs,
});
