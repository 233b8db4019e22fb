import type { PriceAlert as WireAlert } from '@truemark/contracts';
import { decimal, formatDecimal, type Price } from '@truemark/money';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';

/** A price alert. It notifies the customer once. */
export interface PriceAlert {
  readonly id: number;
  readonly symbolId: number;
  readonly price: Price;
  /** Direction in which the bid has to move. */
  readonly direction: 'rising' | 'falling';
  readonly note: string;
  /** Epoch ms. */
  readonly setAt: number;
}

export interface NewAlert {
  readonly symbolId: number;
  readonly price: Price;
  readonly note: string;
}

const alertFrom = ({ id, forex_id, price, type, note, created_at_ms }: WireAlert): PriceAlert => ({
  id,
  symbolId: forex_id,
  price: decimal(price),
  direction: type === 1 ? 'rising' : 'falling',
  note,
  setAt: created_at_ms,
});

/** Fetches the alerts that were not reached yet, in the order they were set. */
export async function fetchAlerts(options: CallOptions): Promise<PriceAlert[]> {
  return (await get<WireAlert[]>('/api/user/alerts', {}, options)).map(alertFrom);
}

export const addAlert = action({
  path: '/api/user/alert_add',
  write: ({ symbolId, price, note }: NewAlert) => ({
    forex_id: symbolId,
    price: formatDecimal(price),
    ...(note !== '' && { note }),
  }),
  read: alertFrom,
});

export const moveAlert = action({
  path: '/api/user/alert_move',
  write: ({ id, price }: { id: number; price: Price }) => ({ id, price: formatDecimal(price) }),
  read: alertFrom,
});

export const deleteAlert = action({
  path: '/api/user/alert_del',
  write: (id: number) => ({ id }),
  read: alertFrom,
});
