import { Controller } from '@nestjs/common';
import {
  type MicroOrderRequest,
  type MicroOrdersRequest,
  type MicroSecondsRequest,
  type MicroSellRequest,
  type MicroSubmitRequest,
  microAuditSchema,
  microOfferSchema,
  microOrderRequest,
  microOrderSchema,
  microOrdersRequest,
  microOrdersSchema,
  microSecondsRequest,
  microSellRequest,
  microSubmitRequest,
  microTermsSchema,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { OptionList } from './option-list.js';
import { OptionProof } from './option-proof.js';
import { OptionTerms } from './option-terms.js';
import { PublicProof } from './public-proof.js';
import { TradeOptions } from './trade-options.js';

const ORDERS = { name: 'orders', per: 'customer', most: 20, windowMs: 1_000 } as const;
/** Limit: an app with the order sheet open asks once a second. */
const OFFERS = { name: 'option offers', per: 'customer', most: 40, windowMs: 20_000 } as const;

@Controller()
export class OptionsController {
  constructor(
    private readonly terms: OptionTerms,
    private readonly trade: TradeOptions,
    private readonly list: OptionList,
    private readonly proof: OptionProof,
    private readonly publicProof: PublicProof,
  ) {}

  @Call('/v2/api/micro/get_seconds', {
    schema: microSecondsRequest,
    auth: 'none',
    tag: 'Options',
    summary: 'List durations with ratio and bounds, and suggested stakes, for a symbol or all',
    answer: microTermsSchema,
  })
  seconds({ symbolId }: MicroSecondsRequest) {
    return this.terms.of(symbolId ?? null);
  }

  @Call('/v2/api/micro/submit', {
    method: 'GET|POST',
    schema: microSubmitRequest,
    auth: 'customer',
    rateLimit: ORDERS,
    done: 'done.option_bought',
    tag: 'Options',
    summary: 'Buy an up/down option; its entry is the first tick after the purchase',
    answer: microOrderSchema,
  })
  submit(request: MicroSubmitRequest, caller: SignedIn) {
    return this.trade.buy(request, caller);
  }

  @Call('/v2/api/micro/orders', {
    schema: microOrdersRequest,
    auth: 'customer',
    tag: 'Options',
    summary: 'List own options: 1 running, 3 ended (including void)',
    answer: microOrdersSchema,
  })
  orders(request: MicroOrdersRequest, caller: SignedIn) {
    return this.list.page(request, caller);
  }

  @Call('/v2/api/micro/audit', {
    schema: microOrderRequest,
    auth: 'customer',
    tag: 'Options',
    summary: 'Get an option’s proof: entry and exit tick, their neighbours, the rule and the pinned terms',
    answer: microAuditSchema,
  })
  audit({ id }: MicroOrderRequest, { customerId, lang }: SignedIn) {
    return this.proof.of(id, customerId, lang);
  }

  @Call('/api/proof/option', {
    auth: 'none',
    shared: true,
    tag: 'Options',
    summary:
      'Get a sample proof for visitors: the last demo option won or lost, as in `micro/audit`; null if none',
    answer: microAuditSchema.nullable(),
  })
  example() {
    return this.publicProof.last();
  }

  @Call('/v2/api/micro/sell_offer', {
    method: 'GET|POST',
    schema: microOrderRequest,
    auth: 'customer',
    rateLimit: OFFERS,
    tag: 'Options',
    summary: 'Get an indicative sell-back price of a running option, at the last price',
    answer: microOfferSchema,
  })
  offer({ id }: MicroOrderRequest, caller: SignedIn) {
    return this.trade.offer(id, caller);
  }

  @Call('/v2/api/micro/sell', {
    method: 'GET|POST',
    schema: microSellRequest,
    auth: 'customer',
    rateLimit: ORDERS,
    done: 'done.option_sold',
    tag: 'Options',
    summary:
      'Sell a running option at the price of the first tick after the request, not below `least`; answers after that tick',
    answer: microOrderSchema,
  })
  sell(request: MicroSellRequest, caller: SignedIn) {
    return this.trade.sell(request, caller);
  }
}
