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
    summary: 'List price alerts that have not fired yet, oldest first',
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
    summary: 'Set an alert; it fires once, when the bid reaches or crosses the price from its present side',
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
    summary: 'Move an alert to another price, measured from the side of the present bid',
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
    summary: 'Delete an alert that has not fired; returns it',
    answer: priceAlertSchema,
  })
  remove(request: AlertDelRequest, caller: SignedIn) {
    return this.alerts.remove(request, caller);
  }
}
