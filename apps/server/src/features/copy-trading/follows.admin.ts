import { Injectable } from '@nestjs/common';
import type { Exact } from '@truemark/contracts';
import type { FollowEventRow, FollowRow } from '@truemark/contracts/admin';
import { type Follow, follows } from '../../engine/products/copy-trading/tables/follow.table.js';
import {
  type FollowEvent,
  followEvents,
} from '../../engine/products/copy-trading/tables/follow-event.table.js';
import { ids, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { Reader } from '../../platform/database/reader.js';
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
  },
};

const turns: ListDeclaration<FollowEvent> = {
  table: followEvents,
  sorts: { id: 'id' },
  defaultSort: { field: 'id', descending: true },
  filters: { id: ids('id'), customer_id: ids('customerId'), event_id: ids('eventId') },
};

/** Relations and what became of leaders' events, for those who answer customers' questions: nothing here is changed. */
@Injectable()
export class FollowsAdmin {
  constructor(private readonly reader: Reader) {}

  async relations(request: ListRequest): Promise<Listed<Exact<FollowRow>>> {
    return (await listPage(this.reader, relations, request)).map(relationRow);
  }

  async events(request: ListRequest): Promise<Listed<Exact<FollowEventRow>>> {
    return (await listPage(this.reader, turns, request)).map(eventRow);
  }
}

const relationRow = (follow: Follow): Exact<FollowRow> => ({
  id: follow.id,
  customer_id: follow.customerId,
  trader_id: follow.traderId,
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

const eventRow = (row: FollowEvent): Exact<FollowEventRow> => ({
  id: row.id,
  at_ms: row.at,
  event_id: row.eventId,
  follow_id: row.followId,
  customer_id: row.customerId,
  trader_id: row.traderId,
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
