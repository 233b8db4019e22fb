import { alertDirection, MAX_ALERTS } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import type { AddAlert, MoveAlert, RemoveAlert } from './commands.js';
import { alertNotices, type PriceAlert, priceAlerts } from './tables/alert.table.js';

export function addAlert(step: Step, command: AddAlert): Results['alert.add'] {
  const { customerId, symbolId, price, noteId } = command;
  const { state, now } = step;
  if (!state.customers.has(customerId)) step.refuse('customer.not_found');
  if (!state.symbols.get(symbolId)?.isEnabled) step.refuse('market.unknown_symbol');
  if (state.alerts.countOf(customerId) >= MAX_ALERTS) step.refuse('alert.too_many', { most: MAX_ALERTS });
  const alert: PriceAlert = {
    id: step.next('alerts'),
    ...{ customerId, symbolId, price, noteId },
    ...directionNow(step, symbolId, price),
    createdAt: now,
    status: 'waiting',
    endedAt: null,
    firedSeq: null,
    firedBid: null,
  };
  state.alerts.put(alert, step.undo);
  step.insert(priceAlerts, alert);
  return { alert };
}

export function moveAlert(step: Step, { customerId, alertId, price }: MoveAlert): Results['alert.move'] {
  const before = requireAlert(step, customerId, alertId);
  const side = directionNow(step, before.symbolId, price);
  const alert: PriceAlert = { ...before, price, ...side };
  step.state.alerts.put(alert, step.undo);
  step.patch(priceAlerts, { id: alertId, price, ...side });
  return { alert };
}

export function removeAlert(step: Step, { customerId, alertId }: RemoveAlert): Results['alert.remove'] {
  const before = requireAlert(step, customerId, alertId);
  return {
    alert: endAlert(step, { ...before, status: 'deleted', endedAt: Math.max(step.now, before.createdAt) }),
  };
}

/** Ends an alert that a tick reached and queues one notice, whatever the price does afterwards. */
export function fireAlert(
  step: Step,
  alert: PriceAlert,
  tick: { readonly seq: number; readonly bid: number },
): void {
  const { seq: firedSeq, bid } = tick;
  endAlert(step, { ...alert, status: 'fired', endedAt: step.now, firedSeq, firedBid: BigInt(bid) });
  step.insert(alertNotices, { alertId: alert.id, laneSeq: step.laneSeq });
}

function endAlert(step: Step, alert: PriceAlert): PriceAlert {
  const { id, customerId, status, endedAt, firedSeq, firedBid } = alert;
  step.state.alerts.end(alert, step.undo);
  step.patch(priceAlerts, { id, status, endedAt, firedSeq, firedBid });
  step.emit({ type: 'alert.ended', customerId, alert });
  return alert;
}

function requireAlert(step: Step, customerId: number, alertId: number): PriceAlert {
  const alert = step.state.alerts.get(alertId);
  return alert?.customerId === customerId ? alert : step.refuse('alert.not_found');
}

/** Direction from which the bid reaches the price, from the last quote, whether the market is open or not. */
function directionNow(step: Step, symbolId: number, price: bigint): Pick<PriceAlert, 'direction' | 'setSeq'> {
  const quote = step.state.quotes.get(symbolId) ?? step.refuse('market.stale_quote');
  const direction = alertDirection(price, BigInt(quote.bid)) ?? step.refuse('alert.at_market');
  return { direction, setSeq: quote.seq };
}
