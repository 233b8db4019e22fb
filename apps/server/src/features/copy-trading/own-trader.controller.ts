import { Controller } from '@nestjs/common';
import {
  avatarRequest,
  nicknameRequest,
  setShareRequest,
  traderStandingSchema,
  traderVisibleRequest,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { Avatars } from './avatars.js';
import { OwnTrader } from './own-trader.js';

const TAG = 'Copy trading';
const CHANGES = { name: 'trader', per: 'customer', most: 10, windowMs: 60_000 } as const;
/** Upload limit: an avatar that was once public is kept for ever. */
const PICTURES = { name: 'avatar', per: 'customer', most: 10, windowMs: 86_400_000 } as const;

@Controller()
export class OwnTraderController {
  constructor(
    private readonly trader: OwnTrader,
    private readonly avatars: Avatars,
  ) {}

  @Call('/api/follow/trader_status', {
    auth: 'customer',
    tag: TAG,
    summary: 'Get the customer’s status as a trader, with the reason',
    answer: traderStandingSchema,
  })
  standing(_: object, { customerId }: SignedIn) {
    return this.trader.of(customerId);
  }

  @Call('/api/follow/apply_trader', {
    method: 'POST',
    auth: 'customer',
    realOnly: true,
    rateLimit: CHANGES,
    done: 'done.trader_applied',
    tag: TAG,
    summary: 'Apply to become a trader whom others can follow',
    answer: traderStandingSchema,
  })
  apply(_: object, caller: SignedIn) {
    return this.trader.apply(caller);
  }

  @Call('/api/follow/set_share', {
    method: 'POST',
    schema: setShareRequest,
    auth: 'customer',
    rateLimit: CHANGES,
    done: 'done.trader_changed',
    tag: TAG,
    summary: 'Set the profit share: lower for all followers, higher only for later ones',
    answer: traderStandingSchema,
  })
  share({ share }: { share: bigint }, caller: SignedIn) {
    return this.trader.change({ share: share / 100n }, caller);
  }

  @Call('/api/follow/trader_visible', {
    method: 'POST',
    schema: traderVisibleRequest,
    auth: 'customer',
    rateLimit: CHANGES,
    done: 'done.trader_changed',
    tag: TAG,
    summary: 'Show or hide the trader in lists',
    answer: traderStandingSchema,
  })
  visible({ on }: { on: 0 | 1 }, caller: SignedIn) {
    return this.trader.change({ isVisible: on === 1 }, caller);
  }

  @Call('/api/user/nickname', {
    method: 'POST',
    schema: nicknameRequest,
    auth: 'customer',
    rateLimit: CHANGES,
    done: 'done.nickname_set',
    tag: TAG,
    summary: 'Set the name others see',
  })
  nickname({ nickname }: { nickname: string }, caller: SignedIn) {
    return this.trader.nickname(nickname, caller);
  }

  @Call('/api/user/avatar', {
    method: 'POST',
    schema: avatarRequest,
    auth: 'customer',
    rateLimit: PICTURES,
    done: 'done.avatar_set',
    tag: TAG,
    summary: 'Set the avatar others see once the customer is approved as a trader',
  })
  avatar({ url }: { url: string }, caller: SignedIn) {
    return this.avatars.set(url, caller);
  }

  @Call('/api/user/avatar_remove', {
    method: 'POST',
    auth: 'customer',
    rateLimit: CHANGES,
    done: 'done.avatar_removed',
    tag: TAG,
    summary: 'Remove the avatar; the first letter of the nickname replaces it',
  })
  removeAvatar(_: object, caller: SignedIn) {
    return this.avatars.remove(caller);
  }
}
