import { Injectable } from '@nestjs/common';
import type { Exact, ForexClosedPush, ForexOpenedPush } from '@truemark/contracts';
import type { EngineEvent } from '../../engine/protocol.js';
import { type Ending, type EndingTeller, TellsEndings } from '../push/tells-endings.js';

/**
 * Tells the customer's connections of what ended, and of pending orders that filled. A market order is answered to who
 * placed it; his other devices see it among the positions of FOREX_TRADE.
 */
@TellsEndings()
@Injectable()
export class OrderEndings implements EndingTeller {
  endingOf(event: EngineEvent): Ending | null {
    if (event.type === 'order.filled') {
      return told({ type: 'FOREX_OPENED', id: [event.order.id], seq: event.seq });
    }
    if (event.type !== 'order.closed' && event.type !== 'order.cancelled') return null;
    return told({ type: 'FOREX_CLOSED', id: [event.order.id], seq: event.seq });
  }
}

const told = (message: Exact<ForexClosedPush> | Exact<ForexOpenedPush>): Ending => ({
  topic: 'FOREX_CLOSED',
  message,
});
