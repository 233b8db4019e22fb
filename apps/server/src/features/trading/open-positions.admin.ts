import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HeldPositions, type PositionTotals, type SummedOrder } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { RateRecord } from '../../engine/market/tables/rate-record.js';
import { heldOrder } from '../../engine/products/contracts/tables/held-order.js';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';
import type { EngineEvent } from '../../engine/protocol.js';
import { reloader } from '../../platform/retry/reload.js';
import { type OpenOfSymbol, SymbolHoldings } from '../market/symbol-holdings.js';

/**
 * Open positions summed by symbol, book, conversion and side: loaded from the engine once, then updated by its events.
 * The cost of a read depends on the number of symbols, not of positions.
 */
@Injectable()
export class OpenPositions implements OnApplicationBootstrap {
  private readonly log = new Logger('positions');
  private positions = new HeldPositions<RateRecord>();
  /** Lane sequence up to which events are included. */
  private appliedSeq = 0;
  /** Events received while the sums are loaded; null: loaded. */
  private bufferedEvents: EngineEvent[] | null = [];

  constructor(
    private readonly engine: EngineClient,
    holdings: SymbolHoldings,
  ) {
    holdings.declare((symbolId) => this.ofSymbol(symbolId));
  }

  async onApplicationBootstrap(): Promise<void> {
    this.engine.follow((event) => {
      if (this.bufferedEvents) this.bufferedEvents.push(event);
      else this.apply(event);
    });
    const reload = reloader(
      () => this.load(),
      (error) => this.log.error(error),
    );
    this.engine.onRenewed(() => void reload());
    await this.load();
  }

  /** By symbol, real before demo, then by conversion; empty groups are left out. */
  all(): readonly PositionTotals<RateRecord>[] {
    return this.positions
      .all()
      .filter(({ long, short }) => long.positions + short.positions > 0)
      .sort((a, b) => a.symbolId - b.symbolId || Number(a.isDemo) - Number(b.isDemo));
  }

  /** Number of open positions. */
  count(isDemo: boolean): number {
    let positions = 0;
    for (const each of this.positions.all()) {
      if (each.isDemo === isDemo) positions += each.long.positions + each.short.positions;
    }
    return positions;
  }

  /** Positions and pending orders of one symbol, real and demo. */
  ofSymbol(symbolId: number): OpenOfSymbol {
    const mine = this.positions.all().filter((each) => each.symbolId === symbolId);
    const positions = mine.map(({ long, short }) => long.positions + short.positions);
    return {
      positions: positions.reduce((all, each) => all + each, 0),
      pending: mine.reduce((all, { pending }) => all + pending, 0),
    };
  }

  /** If a newer load started meanwhile, the result of this one is discarded. */
  private async load(): Promise<void> {
    const early: EngineEvent[] = [];
    this.bufferedEvents = early;
    const { seq, held } = await this.engine.ask({ kind: 'positions.held' });
    if (this.bufferedEvents !== early) return;
    this.appliedSeq = seq;
    this.positions = new HeldPositions(held);
    this.bufferedEvents = null;
    for (const event of early) this.apply(event);
  }

  /** Events already contained in the sums may arrive again and are skipped. */
  private apply(event: EngineEvent): void {
    if (event.seq > this.appliedSeq) this.follow(event);
  }

  private follow(event: EngineEvent): void {
    switch (event.type) {
      case 'order.opened':
      case 'order.placed':
        return this.positions.add(this.toSummedOrder(event.order));
      case 'order.filled':
        return this.positions.fill(this.toSummedOrder(event.order));
      case 'order.cancelled':
        return this.positions.cancel(this.toSummedOrder(event.order));
      case 'order.closed':
        return this.positions.close(this.toSummedOrder(event.order));
      default:
        return;
    }
  }

  private toSummedOrder(order: Order): SummedOrder<RateRecord> {
    return heldOrder(order, this.engine.view.isDemo(order.customerId));
  }
}
