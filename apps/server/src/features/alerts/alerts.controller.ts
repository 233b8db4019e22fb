import { Controller } from '@nestjs/common';
import {
  type AlertAddRequest,
  type AlertDelRequest,
  type AlertMoveRequest,
  alertAddRequest,
  alertDelRequest,
  alertMoveRequest,
  priceAlertSchema,
  priceAlertsSchema,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { OwnAlerts } from './own-alerts.js';

const TAG = 'Price alerts';

@Controller()
export class AlertsController {
  constructor(private readonly alerts: OwnAlerts) {}

  @Call('/api/user/alerts', {
    auth: 'customer',
    tag: TAG,
    summary:
      'Prices that the customer wants to be told of and that were not reached yet, the first set first',
    answer: priceAlertsSchema,
  })
  list(_: object, { customerId }: SignedIn) {
    return this.alerts.of(customerId);
  }

  @Call('/api/user/alert_add', {
    method: 'POST',
    schema: alertAddRequest,
    auth: 'customer',
    done: 'done.alert_set',
    tag: TAG,
    summary: 'Sets an alert: told once, when the bid comes to the price or through it from the side of now',
    answer: priceAlertSchema,
  })
  add(request: AlertAddRequest, caller: SignedIn) {
    return this.alerts.add(request, caller);
  }

  @Call('/api/user/alert_move', {
    method: 'POST',
    schema: alertMoveRequest,
    auth: 'customer',
    done: 'done.alert_set',
    tag: TAG,
    summary: 'Puts an alert at another price, from the side of the bid of now',
    answer: priceAlertSchema,
  })
  move(request: AlertMoveRequest, caller: SignedIn) {
    return this.alerts.move(request, caller);
  }

  @Call('/api/user/alert_del', {
    method: 'POST',
    schema: alertDelRequest,
    auth: 'customer',
    done: 'done.alert_deleted',
    tag: TAG,
    summary: 'Deletes an alert, which never fires then; answers with it',
    answer: priceAlertSchema,
  })
  remove(request: AlertDelRequest, caller: SignedIn) {
    return this.alerts.remove(request, caller);
  }
}
