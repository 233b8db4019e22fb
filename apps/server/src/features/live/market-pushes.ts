import { toDayMarket, toKlinePush } from '@truemark/contracts';
import { type OhlcBar, PERIODS, type Period } from '@truemark/domain';
import type { SymbolRow } from '../../engine/market/tables/market.table.js';
import type { EngineView } from '../../engine/view/engine-view.js';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import type { Broadcast } from '../../platform/socket/broadcast.js';
import type { Outgoing } from '../../platform/socket/connection.js';
import type { MarketList } from '../market/market-list.js';
import type { SymbolDirectory } from '../market/symbol-directory.js';
import { barsTopic, periodTopic, type Subscription } from './topics.js';

/** Minimum interval between pushes of one symbol's figures, ms. */
export const PUSH_EVERY = 250;

/** Market changes since the last frame, as messages for subscribers. */
export class MarketPushes {
  private readonly dirty = new Set<number>();
  private readonly pushedAt = new Map<number, number>();
  /** Start of the bar pushed last, by `<symbol>.<period>`. */
  private readonly barStarts = new Map<string, number>();

  constructor(
    private readonly view: Pick<EngineView, 'bars'>,
    private readonly market: Pick<MarketList, 'quotation'>,
    private readonly symbols: Pick<SymbolDirectory, 'get' | 'byCode' | 'enabled'>,
    private readonly broadcast: Broadcast,
  ) {}

  /** Marks a symbol as changed by a tick. */
  touch(symbolId: number): void {
    this.dirty.add(symbolId);
  }

  /** Publishes the latest figures of every symbol that is due at `now` (epoch ms). */
  frame(now: number): void {
    for (const symbolId of this.dirty) {
      if (now - (this.pushedAt.get(symbolId) ?? 0) < PUSH_EVERY) continue;
      this.dirty.delete(symbolId);
      this.pushedAt.set(symbolId, now);
      const symbol = this.symbols.get(symbolId);
      if (symbol?.isEnabled) this.publish(symbol);
    }
  }

  /** Initial messages of a new subscription. Null: the symbol is not offered. */
  latest(subscription: Subscription): readonly Outgoing[] | null {
    if (subscription.kind === 'own') return [];
    if (subscription.kind === 'day')
      return this.symbols.enabled().flatMap((each) => this.dayMessage(each) ?? []);
    const symbol = this.symbols.byCode(subscription.code);
    if (!symbol) return null;
    return subscription.periods.flatMap((period) =>
      this.view.bars(symbol.id, period, 1).map((bar) => barMessage(symbol, period, bar)),
    );
  }

  private publish(symbol: SymbolRow): void {
    const day = this.broadcast.isHeard('DAY_MARKET') ? this.dayMessage(symbol) : null;
    if (day) this.broadcast.publish('DAY_MARKET', day);
    const all = this.broadcast.isHeard(barsTopic(symbol.code));
    for (const period of PERIODS) {
      const topic = periodTopic(symbol.code, period);
      const one = this.broadcast.isHeard(topic);
      if (!all && !one) continue;
      for (const message of this.barMessages(symbol, period)) {
        if (all) this.broadcast.publish(barsTopic(symbol.code), message);
        if (one) this.broadcast.publish(topic, message);
      }
    }
  }

  private dayMessage(symbol: SymbolRow): Outgoing | null {
    const quotation = this.market.quotation(symbol.id);
    if (!quotation) return null;
    const text = stringifyWire(toDayMarket(symbol.id, symbol.code, quotation));
    return { key: `DAY_MARKET.${symbol.id}`, text };
  }

  /** The current bar, preceded by the final state of the previous bar if that was still open at the last push. */
  private barMessages(symbol: SymbolRow, period: Period): readonly Outgoing[] {
    const place = `${symbol.id}.${period}`;
    const before = this.barStarts.get(place);
    const bars = this.view.bars(symbol.id, period, 2);
    const running = bars.at(-1);
    if (!running) return [];
    this.barStarts.set(place, running.start);
    const unfinished = before !== undefined && before < running.start && bars.length === 2;
    return (unfinished ? bars : [running]).map((bar) => barMessage(symbol, period, bar));
  }
}

const barMessage = (symbol: SymbolRow, period: Period, bar: OhlcBar): Outgoing => ({
  key: `KLINE.${symbol.id}.${period}`,
  text: stringifyWire(toKlinePush(symbol, bar, period)),
});
