import { Controller } from '@nestjs/common';
import {
  abbreviatedKlineRequest,
  abbreviatedKlineSchema,
  klinePointSchema,
  klineRequest,
  recentTickSchema,
  recentTicksRequest,
  simulatorDaysRequest,
  simulatorDaysSchema,
  symbolCategorySchema,
  symbolSearchRequest,
  tradeSymbolSchema,
} from '@truemark/contracts';
import { z } from 'zod';
import { Call } from '../../platform/http/call.js';
import type { Caller } from '../../platform/http/caller.js';
import { MarketList } from './market-list.js';
import { RecentTicks } from './recent-ticks.js';
import { SimulatorDays } from './simulator-days.js';

/** Limit: a thousand bars, or the ticks of fifteen minutes, cost more than any other public call. */
const BARS = { name: 'bars', per: 'address', most: 20, windowMs: 1_000 } as const;

@Controller()
export class MarketController {
  constructor(
    private readonly market: MarketList,
    private readonly days: SimulatorDays,
    private readonly recent: RecentTicks,
  ) {}

  @Call('/v2/api/forex/trade_list', {
    auth: 'none',
    shared: true,
    tag: 'Market',
    summary: 'List symbols with their trading terms and the figures of the current GMT day',
    answer: z.array(tradeSymbolSchema),
  })
  tradeList() {
    return this.market.all();
  }

  @Call('/v2/api/forex/search', {
    schema: symbolSearchRequest,
    auth: 'none',
    shared: true,
    tag: 'Market',
    summary: 'Search symbols by code, name or category',
    answer: z.array(tradeSymbolSchema),
  })
  search({ searchCurrency }: z.output<typeof symbolSearchRequest>, { lang }: Caller) {
    return this.market.search(searchCurrency, lang);
  }

  @Call('/v2/api/forex/getCategories', {
    auth: 'none',
    shared: true,
    tag: 'Market',
    summary: 'List groups of symbols',
    answer: z.array(symbolCategorySchema),
  })
  categories(_: unknown, { lang }: Caller) {
    return this.market.categories(lang);
  }

  @Call('/v2/api/forex/kline', {
    schema: klineRequest,
    auth: 'none',
    shared: true,
    tag: 'Market',
    summary: 'Get bid bars, ascending, the running one last',
    answer: z.array(klinePointSchema),
    rateLimit: BARS,
  })
  kline(request: z.output<typeof klineRequest>) {
    return this.market.kline(request);
  }

  @Call('/v2/api/forex/recent_ticks', {
    schema: recentTicksRequest,
    auth: 'none',
    shared: true,
    tag: 'Market',
    summary: 'Get the last bid of each second of the last 15 minutes, ascending',
    answer: z.array(recentTickSchema),
    rateLimit: BARS,
  })
  recentTicks({ symbolId }: z.output<typeof recentTicksRequest>) {
    return this.recent.of(symbolId);
  }

  @Call('/v2/api/forex/abbreviated_cache_kline', {
    schema: abbreviatedKlineRequest,
    auth: 'none',
    shared: true,
    tag: 'Market',
    summary: 'Get the last closes of one symbol, or of all',
    answer: z.array(abbreviatedKlineSchema),
  })
  cards({ symbolId }: z.output<typeof abbreviatedKlineRequest>) {
    return this.market.cards(symbolId);
  }

  @Call('/api/proof/simulator', {
    schema: simulatorDaysRequest,
    auth: 'none',
    shared: true,
    tag: 'Market',
    summary: 'List the simulator’s day keys, newest first: hashes published before their day, keys after it',
    answer: simulatorDaysSchema,
  })
  simulator({ page }: z.output<typeof simulatorDaysRequest>) {
    return this.days.page(page);
  }
}
