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
    summary: 'The key that a browser subscribes to pushes with',
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
    summary: 'Pushes news of some kinds to this device, in the language of the call, until it signs out',
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
    summary: 'Pushes nothing more to a device; without its endpoint to none of this sign-in',
  })
  unsubscribe(request: PushUnsubscribeRequest, caller: SignedIn) {
    return this.subscriptions.remove(request, caller);
  }
}
