import { Injectable } from '@nestjs/common';
import { formatPrice, formatSignedPlaces, ltr } from '@truemark/i18n';
import { followsItsLeader, type Order } from '../../engine/products/contracts/tables/order.table.js';
import type { EngineEvent } from '../../engine/protocol.js';
import { textOf } from '../../platform/http/texts.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { MapsPushes, type PushMapper, type PushNews } from '../push/maps-pushes.js';
import { Settings } from '../settings/settings.js';

/** Endings not caused by the customer that have no inbox message. */
type OrderEnd = 'take_profit' | 'stop_loss' | 'copy' | 'expired' | 'cancelled';

/** Pushes orders that ended without the customer's action. */
@MapsPushes()
@Injectable()
export class OrderPushes implements PushMapper {
  constructor(
    private readonly settings: Settings,
    private readonly symbols: SymbolDirectory,
  ) {}

  newsOf(event: EngineEvent): readonly PushNews[] {
    if (event.type === 'order.closed') return this.buildNews(event.order, closingOf(event.order));
    if (event.type === 'order.cancelled') return this.buildNews(event.order, cancelOf(event.order));
    return [];
  }

  private buildNews(order: Order, end: OrderEnd | null): readonly PushNews[] {
    if (!end) return [];
    const { id, customerId, closePrice, profit } = order;
    const words: PushNews['words'] = (lang, hides) => {
      const symbol = this.symbols.get(order.symbolId);
      const title = textOf(lang, `push.order.${end}`, { symbol: ltr(symbol?.showCode ?? '') });
      if (hides || closePrice === null) return { title, body: textOf(lang, 'push.open_app') };
      const price = ltr(formatPrice(closePrice, symbol?.pricePrecision ?? 5));
      const result = ltr(`${formatSignedPlaces(profit, 2)} ${this.settings.text('currency')}`);
      return { title, body: textOf(lang, 'push.order.result', { price, profit: result }) };
    };
    return [{ customerId, kind: 'orders', url: '/order?type=3', tag: `order ${id}`, words }];
  }
}

function closingOf({ closedBy, terms }: Order): OrderEnd | null {
  if (closedBy === 'take_profit' || closedBy === 'stop_loss') return closedBy;
  return closedBy === 'customer' && followsItsLeader({ terms }) ? 'copy' : null;
}

function cancelOf({ closeReason }: Order): OrderEnd | null {
  if (closeReason === null || closeReason === 'order.stop_out') return null;
  return closeReason === 'order.expired' ? 'expired' : 'cancelled';
}
