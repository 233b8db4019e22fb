import { Injectable } from '@nestjs/common';
import { toForexTrade } from '@truemark/contracts';
import { isAtOrBelowLevel, marginLevelOf } from '@truemark/domain';
import { decimal, type Ratio } from '@truemark/money';
import type { LedgerAccount } from '../../engine/kernel/tables/ledger.table.js';
import type { AccountSnapshot, EngineEvent } from '../../engine/protocol.js';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import type { Outgoing } from '../../platform/socket/connection.js';
import { type LiveFigures, type LiveFiguresPublisher, PublishesFigures } from '../push/shows-live.js';
import { Settings } from '../settings/settings.js';
import { LivePositions, type MarkOf } from './live-positions.js';
import { Marks } from './marks.js';

/** Held positions of a customer with live profit, and the resulting account figures. */
export class TradingFigures implements LiveFigures {
  private readonly positions: LivePositions;

  constructor(
    { orders }: Pick<AccountSnapshot, 'orders'>,
    markOf: MarkOf,
    private readonly callLevel: () => Ratio,
  ) {
    this.positions = new LivePositions(markOf);
    for (const order of orders) if (order.status === 'holding') this.positions.hold(order);
  }

  symbols(): Iterable<number> {
    return this.positions.symbols();
  }

  follow(event: EngineEvent): boolean {
    switch (event.type) {
      case 'order.opened':
      case 'order.filled':
        this.positions.hold(event.order);
        return true;
      case 'order.changed':
        if (event.order.status !== 'holding') return false;
        this.positions.hold(event.order);
        return true;
      case 'order.closed':
        this.positions.release(event.order.id);
        return true;
      default:
        return event.type === 'order.cancelled' || event.type === 'margin.call';
    }
  }

  remark(symbolId: number): boolean {
    return this.positions.remark(symbolId);
  }

  /** FOREX_TRADE with every held position. */
  message(accounts: Iterable<LedgerAccount>, seq: number): Outgoing {
    const { margin, profit } = this.positions;
    const free = [...accounts].find(({ kind, part }) => kind === 'forex' && part === 'free')?.balance ?? 0n;
    const message = toForexTrade({
      marginLevel: marginLevelOf(free, margin, profit),
      margin,
      profit,
      balance: free,
      marginCall: isAtOrBelowLevel(free, margin, profit, this.callLevel()) ? 1 : 0,
      positions: this.positions.figures(),
      seq,
    });
    return { key: 'FOREX_TRADE', text: stringifyWire(message) };
  }
}

/** Publishes the customers' contract account as prices move. */
@PublishesFigures()
@Injectable()
export class LiveTrading implements LiveFiguresPublisher {
  readonly topic = 'FOREX_TRADE';

  constructor(
    private readonly settings: Settings,
    private readonly marks: Marks,
  ) {}

  begin(snapshot: AccountSnapshot): LiveFigures {
    return new TradingFigures(
      snapshot,
      (order) => this.marks.now(order),
      () => this.basis(),
    );
  }

  /** Margin-call level, percent. */
  basis(): Ratio {
    return decimal(this.settings.text('margin_call_level'));
  }
}
