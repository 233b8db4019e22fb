import { Controller } from '@nestjs/common';
import {
  type PushSubscribeRequest,
  type PushUnsubscribeRequest,
  pushKeySchema,
  pushStandingSchema,
  pushSubscribeRequest,
  pushUnsubscribeRequest,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { PushSender } from '../../platform/push/push-sender.js';
import { OwnSubscriptions } from './own-subscriptions.js';

const TAG = 'Push';

@Controller()
export class PushController {
  constructor(
    private readonly sender: PushSender,
    private readonly subscriptions: OwnSubscriptions,
  ) {}

  @Call('/api/user/push_key', {
    auth: 'none',
    tag: TAG,
    summary: 'Get the key for a browser’s push subscription',
    answer: pushKeySchema,
  })
  key() {
    return { public_key: this.sender.publicKey };
  }

  @Call('/api/user/push_subscribe', {
    method: 'POST',
    schema: pushSubscribeRequest,
    auth: 'customer',
    tag: TAG,
    summary: 'Subscribe this device to pushes of some kinds, in the call’s language, until sign-out',
    answer: pushStandingSchema,
  })
  subscribe(request: PushSubscribeRequest, caller: SignedIn) {
    return this.subscriptions.add(request, caller);
  }

  @Call('/api/user/push_unsubscribe', {
    method: 'POST',
    schema: pushUnsubscribeRequest,
    auth: 'customer',
    tag: TAG,
    summary: 'Unsubscribe a device; without its endpoint, all devices of this session',
  })
  unsubscribe(request: PushUnsubscribeRequest, caller: SignedIn) {
    return this.subscriptions.remove(request, caller);
  }
}
