import type { PushKind } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { followsItsLeader, type Order } from '../../engine/products/contracts/tables/order.table.js';
import type { EngineEvent } from '../../engine/protocol.js';
import { type Message, messages } from '../messages/message.table.js';
import type { OrderEnd, PushTexts, PushWords } from './push-texts.js';

/** Something that a customer is pushed once. */
export interface News {
  readonly customerId: number;
  readonly kind: PushKind;
  readonly url: string;
  readonly tag: string;
  readonly words: (texts: PushTexts, lang: LanguageCode, hides: boolean) => PushWords;
}

/** Of which kind a message is, by how its own kind begins; what is missing here is not pushed. */
const KIND_OF_MESSAGE: readonly (readonly [string, PushKind])[] = [
  ['cash.', 'money'],
  ['margin.', 'margin'],
  ['order.', 'orders'],
  ['follow.capital_stop', 'orders'],
  ['alert', 'alerts'],
  ['operator', 'messages'],
];

/**
 * What of an event is pushed: one event is one push. What has a message is pushed with that, all else, which are ends of
 * orders, by itself.
 */
export function newsOf(event: EngineEvent): readonly News[] {
  switch (event.type) {
    case 'rows.recorded':
      if (!event.tables.includes(messages.name)) return [];
      return event.rows
        .filter(({ table, op }) => table === messages.name && op === 'insert')
        .flatMap(({ row }) => ofMessage(row as Message));
    case 'order.closed':
      return ofOrder(event.order, endOf(event.order));
    case 'order.cancelled':
      return ofOrder(event.order, cancelOf(event.order));
    case 'option.ended': {
      const { option, customerId } = event;
      // He sells it himself.
      if (option.outcome === 'sold') return [];
      return [
        {
          ...{ customerId, kind: 'orders', url: '/order?source=1&type=3', tag: `option ${option.id}` },
          words: (texts, lang, hides) => texts.option(option, lang, hides),
        },
      ];
    }
    default:
      return [];
  }
}

function ofMessage(message: Message): readonly News[] {
  const kind = KIND_OF_MESSAGE.find(([beginning]) => message.kind.startsWith(beginning))?.[1];
  if (!kind) return [];
  const { id, customerId } = message;
  return [
    {
      ...{ customerId, kind, url: `/message/detail?id=${id}`, tag: `message ${id}` },
      words: (texts, lang, hides) => texts.message(kind, message, lang, hides),
    },
  ];
}

/** Null: he ended it himself, or a message tells of it. */
function endOf({ closedBy, terms }: Order): OrderEnd | null {
  if (terms.copy?.capitalStop) return null;
  if (closedBy === 'take_profit' || closedBy === 'stop_loss') return closedBy;
  return closedBy === 'customer' && followsItsLeader({ terms }) ? 'copy' : null;
}

function cancelOf({ closeReason }: Order): OrderEnd | null {
  if (closeReason === null || closeReason === 'order.stop_out') return null;
  return closeReason === 'order.expired' ? 'expired' : 'cancelled';
}

function ofOrder(order: Order, end: OrderEnd | null): readonly News[] {
  if (!end) return [];
  return [
    {
      ...{ customerId: order.customerId, kind: 'orders', url: '/order?type=3', tag: `order ${order.id}` },
      words: (texts, lang, hides) => texts.order(order, end, lang, hides),
    },
  ];
}
