import { Injectable } from '@nestjs/common';
import {
  type ExactDecimals,
  type FollowedTraders,
  type Followers,
  type FollowTraderRequest,
  followerNames,
  type LeaveFollowRequest,
  type PagedRequest,
  type PauseFollowRequest,
  type Relation,
  toWire,
  traderNames,
  type UpdateFollowRequest,
} from '@truemark/contracts';
import { isRefusal, percentOf, type Refusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { FollowTerms, FollowWithProfit } from '../../engine/products/copy-trading/commands.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import type { Outcome } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { pageOf, slicePage } from '../../platform/http/page.js';
import { Avatars } from './avatars.js';
import { relationOf, termsOf } from './relation.js';

/** Traders that a customer follows, and a trader's followers. */
@Injectable()
export class Following {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly avatars: Avatars,
  ) {}

  async begin(request: FollowTraderRequest, { customerId, idempotency }: SignedIn) {
    const terms: FollowTerms = {
      mode: request.mode,
      multiple: request.multiple,
      maxAmount: request.max_amount,
      stopLossAmount: request.stopLossAmount,
      maxSlots: request.max_slots,
    };
    const [actor, traderId] = [actorOf(customerId), request.trader_id];
    return told(
      await this.engine.submit({ kind: 'follow.begin', actor, idempotency, customerId, traderId, terms }),
    );
  }

  async change(request: UpdateFollowRequest, { customerId, idempotency }: SignedIn) {
    const { multiple, mode, max_amount: maxAmount, stopLossAmount } = request;
    const { max_slots: maxSlots, trader_id: traderId } = request;
    const terms: Partial<FollowTerms> = {
      ...(mode !== undefined && { mode }),
      ...(multiple !== undefined && { multiple }),
      ...(maxAmount !== undefined && { maxAmount }),
      ...(stopLossAmount !== undefined && { stopLossAmount }),
      ...(maxSlots !== undefined && { maxSlots }),
    };
    const actor = actorOf(customerId);
    return told(
      await this.engine.submit({ kind: 'follow.change', actor, idempotency, customerId, traderId, terms }),
    );
  }

  async pause({ trader_id: traderId, on }: PauseFollowRequest, { customerId, idempotency }: SignedIn) {
    const asked = { actor: actorOf(customerId), idempotency, customerId, traderId, on: on === 1 };
    return told(await this.engine.submit({ kind: 'follow.pause', ...asked }));
  }

  async leave(request: LeaveFollowRequest, { customerId, idempotency }: SignedIn): Promise<null | Refusal> {
    const asked = { actor: actorOf(customerId), idempotency, customerId, traderId: request.trader_id };
    const outcome = await this.engine.submit({ kind: 'follow.leave', ...asked, closes: request.close === 1 });
    return isRefusal(outcome) ? outcome : null;
  }

  async followed(request: PagedRequest, customerId: number): Promise<ExactDecimals<FollowedTraders>> {
    const [mine, traders] = await Promise.all([
      this.engine.ask({ kind: 'follows.of', customerId }),
      this.engine.ask({ kind: 'traders.all' }),
    ]);
    const asked = slicePage(mine, request);
    const pictures = await this.avatars.shown(asked.map(({ follow }) => follow.traderId));
    const rows = asked.map(({ follow, floating }) => {
      const found = traders.find(({ trader }) => trader.customerId === follow.traderId);
      return {
        id: follow.id,
        ...toWire(traderNames, { traderId: follow.traderId }),
        avatar: pictures.get(follow.traderId) ?? '',
        nickname: found?.trader.nickname ?? '',
        follow_num: found?.followers ?? 0,
        position_num: follow.openCopies,
        total_num: follow.endedCopies,
        total_amount: follow.margin,
        position_quantity: follow.openLots,
        ...termsOf(follow),
        // All figures belong to the pair, as the share of profits does: also from before the relation was begun anew.
        total_profits: follow.realised,
        floating,
        share_paid: follow.sharePaid,
        is_followed: 1 as const,
      };
    });
    return pageOf(rows, mine.length, request);
  }

  /** Real-money followers of a trader with their sums; no account or number is disclosed. */
  async followers(request: PagedRequest, traderId: number): Promise<ExactDecimals<Followers>> {
    const all = await this.engine.ask({ kind: 'followers.of', traderId });
    const shown = slicePage(all, request);
    const people = shown.map(({ follow }) => follow.customerId);
    const [names, pictures, shareTotal] = await Promise.all([
      this.namesOf(people),
      this.avatars.shown(people),
      this.sharesPaidTo(traderId),
    ]);
    const sumOf = (figure: (each: FollowWithProfit) => bigint): bigint =>
      all.reduce((sum, each) => sum + figure(each), 0n);
    const rows = shown.map(({ follow }) => ({
      ...toWire(followerNames, { relationId: follow.id }),
      avatar: pictures.get(follow.customerId) ?? '',
      nickname: names.get(follow.customerId) ?? '',
      profitability: percentOf(follow.realised, follow.peakMargin),
      total_profits: follow.realised,
      since_ms: follow.begunAt,
    }));
    return {
      ...pageOf(rows, all.length, request),
      total_profits: sumOf(({ follow }) => follow.realised),
      position_profits: sumOf(({ floating }) => floating),
      follow_num: all.length,
      share_total: shareTotal,
    };
  }

  /** Shares of profits that a trader received from real-money followers, also from those who follow no more. */
  private async sharesPaidTo(traderId: number): Promise<bigint> {
    const [row] = await this.reader.query(
      `SELECT coalesce(sum(f.share_paid), 0) AS paid FROM follows f
       WHERE f.trader_id = $1 AND NOT EXISTS (
         SELECT 1 FROM customers c WHERE c.id = f.customer_id AND c.is_demo = 1
       )`,
      [traderId],
    );
    return BigInt(String(row?.paid ?? 0));
  }

  private async namesOf(ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await rowsIn(this.reader, customers, 'id', ids);
    return new Map(rows.map(({ id, nickname, uid }) => [id, nickname ?? uid.slice(-4)]));
  }
}

const actorOf = (id: number) => ({ kind: 'customer', id }) as const;

const told = (
  outcome: Outcome<'follow.begin' | 'follow.change' | 'follow.pause'>,
): ExactDecimals<Relation> | Refusal => (isRefusal(outcome) ? outcome : relationOf(outcome.follow));
