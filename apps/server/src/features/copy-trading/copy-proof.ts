import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CopyAudit, closedByNumbers, type ExactDecimals, sideNumbers } from '@truemark/contracts';
import { decimal, formatDecimal, sum } from '@truemark/money';
import type {
  CapitalStopRecord,
  CopyRecord,
  CopySizingRecord,
  Order,
} from '../../engine/products/contracts/tables/order.table.js';
import { copies } from '../../engine/products/copy-trading/tables/copy.table.js';
import {
  type FollowEvent,
  followEvents,
} from '../../engine/products/copy-trading/tables/follow-event.table.js';
import {
  type LeaderEvent,
  type LeaderEventDetails,
  leaderEvents,
} from '../../engine/products/copy-trading/tables/leader-event.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { untypedQueries } from '../../platform/database/queries.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import type { Portion } from '../trading/order-formula.js';
import { OrderProof } from '../trading/order-proof.js';

const RULE =
  'A copy opens at the leader’s own tick. Mode 1: the leader’s lots times the multiple; mode 2: also times the most ' +
  'margin, divided by the leader’s equity just before. Rounded down to the lot step, never up, at most the symbol’s ' +
  'largest size; below its smallest there is no copy. A part closes the same fraction, rounded down to the lot step; ' +
  'what would be left below the smallest closes too.';

/** Data that explains the size and price of a copy; `docs/recompute-order.mjs` recomputes both. */
@Injectable()
export class CopyProof implements OnModuleInit {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly proof: OrderProof,
    private readonly symbols: SymbolDirectory,
  ) {}

  onModuleInit(): void {
    this.proof.addToCopies((order, parts) => this.buildAudit(order, parts));
  }

  private async buildAudit(order: Order, parts: readonly Portion[]): Promise<ExactDecimals<CopyAudit>> {
    const { copy } = order.terms;
    const of = [order.originId ?? order.id];
    const known = await this.reader.first(copies, 'WHERE id = $1', of);
    if (!copy || !known) throw new Error(`order ${order.id} is no copy`);
    const byLeader = 'WHERE order_id = $1 ORDER BY id';
    const led = await this.reader.select(leaderEvents, byLeader, [copy.leaderOrderId]);
    const opening = led.find(({ kind }) => kind === 'open');
    if (!opening) throw new Error(`nobody opened what order ${order.id} copies`);
    const statement = untypedQueries.selectFrom(followEvents.name).selectAll().orderBy('id');
    const ids = led.map(({ id }) => id);
    const rows = await this.reader.rows(
      followEvents,
      statement.where('event_id', 'in', ids).where('follow_id', '=', known.followId),
    );
    return {
      rule: RULE,
      formula: copy.sizing ? formulaOf(opening, copy.sizing, parts) : null,
      state: copy.state ?? 'following',
      leader: leaderOf(opening, copy),
      sizing: copy.sizing ? sizingOf(opening, copy.sizing, parts) : null,
      events: rows.flatMap((row) => {
        const event = led.find(({ id }) => id === row.eventId);
        return event ? eventOf(event, row) : [];
      }),
      capital_stop:
        copy.capitalStop && order.closeReason === 'follow.capital_stop'
          ? this.capitalStopOf(copy.capitalStop)
          : null,
    };
  }

  private capitalStopOf({
    symbolId,
    seq,
    at: time,
    ...told
  }: CapitalStopRecord): ExactDecimals<CopyAudit>['capital_stop'] {
    const of = (name: keyof typeof told): bigint => decimal(told[name]);
    const [realised, floating, amount] = [of('realised'), of('floating'), of('amount')];
    const result = realised + floating;
    const formula = `${told.realised} + (${told.floating}) = ${formatDecimal(result)}, at or below −${told.amount}`;
    const symbol = this.symbols.get(symbolId)?.code ?? '';
    return {
      ...{ amount, realised, floating, own: of('own'), result, formula, symbol },
      ...{ seq, time, bid: of('bid'), ask: of('ask') },
    };
  }
}

const leaderOf = (event: LeaderEvent, { traderId, traderName, leaderOrderId }: CopyRecord) => ({
  event_id: event.id,
  trader_id: traderId,
  trader_name: traderName,
  order_id: leaderOrderId,
  at_ms: event.at,
  side: sideNumbers[event.side],
  lots: decimal(event.details.lots),
  multiple: decimal(event.details.terms?.multiple ?? '0'),
  seq: event.seq,
  time: event.tickAt,
  bid: event.bid,
  ask: event.ask,
});

/** In lots mode the leader's equity is irrelevant and is not disclosed. */
const equityOf = ({ equity = '0' }: LeaderEventDetails, { mode }: CopySizingRecord): string | null =>
  mode === 2 ? equity : null;

function sizingOf({ details }: LeaderEvent, sizing: CopySizingRecord, parts: readonly Portion[]) {
  const equity = equityOf(details, sizing);
  return {
    mode: sizing.mode,
    multiple: decimal(sizing.multiple),
    max_amount: decimal(sizing.maxAmount),
    equity: equity === null ? null : decimal(equity),
    pip: decimal(details.pip),
    min_lots: decimal(details.minLots),
    max_lots: decimal(details.maxLots),
    margin_before: decimal(sizing.marginBefore),
    lots: sum(parts.map(({ lots }) => lots)),
  };
}

function formulaOf({ details }: LeaderEvent, sizing: CopySizingRecord, parts: readonly Portion[]): string {
  const { multiple, maxAmount, marginBefore } = sizing;
  const equity = equityOf(details, sizing);
  const share = equity === null ? '' : ` · ${maxAmount} / ${equity}`;
  const lots = formatDecimal(sum(parts.map((part) => part.lots)));
  const margin = formatDecimal(sum(parts.map((part) => part.margin)));
  return (
    `${details.lots} · ${multiple}${share}, down to a step of ${details.pip}, ` +
    `${details.minLots} to ${details.maxLots} = ${lots}; ` +
    `margin ${marginBefore} + ${margin} of at most ${maxAmount}`
  );
}

function eventOf({ details, at }: LeaderEvent, row: FollowEvent) {
  const setsStops = row.event === 'open' || row.event === 'protect';
  const level = (told: string): bigint | null =>
    setsStops && row.result === 'copied' ? decimal(told) : null;
  return {
    event: row.event,
    at_ms: at,
    seq: row.seq,
    result: row.result,
    reason: row.reason,
    order_id: row.orderId,
    lots: row.lots,
    price: row.price,
    leader_lots: decimal(details.lots),
    leader_lots_before: details.lotsBefore === undefined ? null : decimal(details.lotsBefore),
    stop_loss: level(details.stopLoss),
    take_profit: level(details.takeProfit),
    trailing_distance: level(details.trailingDistance),
    closed_type: details.closedBy === undefined ? null : closedByNumbers[details.closedBy],
  };
}
