import { Injectable } from '@nestjs/common';
import type { ExactDecimals, ForexClosedPush, ForexOpenedPush } from '@truemark/contracts';
import type { EngineEvent } from '../../engine/protocol.js';
import { type EndingMapper, type EndingMessage, MapsEndings } from '../push/maps-endings.js';

/**
 * Notifies the customer's connections of ended orders and filled pending orders. A market order is answered to its
 * sender; other devices see it among the positions of FOREX_TRADE.
 */
@MapsEndings()
@Injectable()
export class OrderEndings implements EndingMapper {
  endingOf(event: EngineEvent): EndingMessage | null {
    if (event.type === 'order.filled') {
      return told({ type: 'FOREX_OPENED', id: [event.order.id], seq: event.seq });
    }
    if (event.type !== 'order.closed' && event.type !== 'order.cancelled') return null;
    return told({ type: 'FOREX_CLOSED', id: [event.order.id], seq: event.seq });
  }
}

const told = (message: ExactDecimals<ForexClosedPush> | ExactDecimals<ForexOpenedPush>): EndingMessage => ({
  topic: 'FOREX_CLOSED',
  message,
});
