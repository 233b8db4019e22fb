import { Injectable } from '@nestjs/common';
import {
  type ExactDecimals,
  type PagedRequest,
  type Ranks,
  type TraderDetail,
  type TraderListRequest,
  type Traders,
  toWire,
  traderNames,
  type Trader as WireTrader,
} from '@truemark/contracts';
import { percentOf, shareForNewFollower } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { Trader } from '../../engine/products/copy-trading/tables/trader.table.js';
import { pageOf, slicePage } from '../../platform/http/page.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { Settings } from '../settings/settings.js';
import { Avatars } from './avatars.js';
import { percentOfShare, relationOf } from './relation.js';
import { type TraderStatistics, TraderStatisticsReader } from './trader-statistics.js';

interface Shown {
  readonly trader: Trader;
  readonly followers: number;
  readonly figures: TraderStatistics;
}

/** Public view of traders: nickname and figures, never the identity. */
@Injectable()
export class TraderList {
  constructor(
    private readonly engine: EngineClient,
    private readonly statistics: TraderStatisticsReader,
    private readonly symbols: SymbolDirectory,
    private readonly avatars: Avatars,
    private readonly settings: Settings,
  ) {}

  async page(request: TraderListRequest, customerId: number): Promise<ExactDecimals<Traders>> {
    const name = request.name?.toLowerCase();
    const fits = ({ nickname }: Trader): boolean =>
      name === undefined || nickname.toLowerCase().includes(name);
    const [shown, followed] = await Promise.all([this.findVisible(fits), this.followedBy(customerId)]);
    const rows = shown
      .map((each) => this.rowOf(each, followed.has(each.trader.customerId)))
      .sort((a, b) => compare(a, b, request.sort) || a.id - b.id);
    return pageOf(await this.withAvatars(slicePage(rows, request)), rows.length, request);
  }

  /** Page of a trader; hidden or suspended ones are reachable by number. */
  async detail(id: number, customerId: number): Promise<ExactDecimals<TraderDetail> | RequestRefusal> {
    const all = await this.engine.ask({ kind: 'traders.all' });
    const found = all.find(({ trader }) => trader.customerId === id);
    if (!found) return refuseRequest('follow.unknown_trader');
    const figures = (await this.statistics.of([id])).get(id);
    if (!figures) return refuseRequest('follow.unknown_trader');
    const mine = await this.engine.ask({ kind: 'follows.of', customerId });
    const relation = mine.find(({ follow }) => follow.traderId === id)?.follow ?? null;
    const traded = figures.symbols.reduce((sum, { count }) => sum + count, 0);
    return {
      ...this.rowOf({ ...found, figures }, relation !== null),
      avatar: (await this.avatars.shown([id])).get(id) ?? '',
      total_trade_num: figures.totalClosed,
      position_num: figures.positions,
      is_suspended: found.trader.status === 'suspended' ? 1 : 0,
      symbols: figures.symbols.map(({ symbolId, count }) => ({
        code: this.symbols.get(symbolId)?.code ?? '',
        share: percentOf(BigInt(count), BigInt(traded)),
      })),
      relation: relation && relationOf(relation),
    };
  }

  /** Visible traders ranked by the figures of three weeks. */
  async rank(request: PagedRequest): Promise<ExactDecimals<Ranks>> {
    const shown = await this.findVisible(() => true);
    shown.sort((a, b) => order(b.figures.recent.profitPercent, a.figures.recent.profitPercent));
    const asked = slicePage(shown, request);
    const pictures = await this.avatars.shown(asked.map(({ trader }) => trader.customerId));
    const rows = asked.map(({ trader, figures: { recent, symbols, multiple, ...total } }) => ({
      user: {
        ...toWire(traderNames, { traderId: trader.customerId }),
        nickname: trader.nickname,
        avatar: pictures.get(trader.customerId) ?? '',
      },
      multiple: decimal(multiple || '0'),
      three_week_rate: recent.profitPercent,
      three_week_win: recent.winRate,
      three_week_profit: recent.profit,
      total_rate: total.totalPercent,
      total_trade_num: total.totalClosed,
      code: this.symbols.get(symbols[0]?.symbolId ?? 0)?.code ?? '',
    }));
    return pageOf(rows, shown.length, request);
  }

  private async findVisible(fits: (trader: Trader) => boolean): Promise<Shown[]> {
    const all = await this.engine.ask({ kind: 'traders.all' });
    const shown = all.filter(
      ({ trader }) => trader.status === 'approved' && trader.isVisible && fits(trader),
    );
    const figures = await this.statistics.of(shown.map(({ trader }) => trader.customerId));
    return shown.flatMap((each) => {
      const its = figures.get(each.trader.customerId);
      return its ? { ...each, figures: its } : [];
    });
  }

  private async withAvatars(rows: ExactDecimals<WireTrader>[]): Promise<ExactDecimals<WireTrader>[]> {
    const pictures = await this.avatars.shown(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...row, avatar: pictures.get(row.id) ?? '' }));
  }

  private rowOf(
    { trader, followers, figures: { recent, totalPercent } }: Shown,
    isFollowed: boolean,
  ): ExactDecimals<WireTrader> {
    const most = decimal(this.settings.text('follow_share_most'));
    return {
      id: trader.customerId,
      ...toWire(traderNames, { traderId: trader.customerId }),
      nickname: trader.nickname,
      avatar: '',
      follow_num: followers,
      is_followed: isFollowed ? 1 : 0,
      profit_percent: recent.profitPercent,
      total_profit: recent.profit,
      win_rate: recent.winRate,
      max_drawdown: recent.maxDrawdown,
      trade_num: recent.closed,
      total_rate: totalPercent,
      share: percentOfShare(shareForNewFollower(trader.share, most)),
      since_ms: trader.since ?? 0,
      curve: [...recent.curve],
    };
  }

  private async followedBy(customerId: number): Promise<Set<number>> {
    const mine = await this.engine.ask({ kind: 'follows.of', customerId });
    return new Set(mine.map(({ follow }) => follow.traderId));
  }
}

const order = (a: bigint | number, b: bigint | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Best first: the highest figure, but the smallest drawdown. */
const compare = (
  a: ExactDecimals<WireTrader>,
  b: ExactDecimals<WireTrader>,
  by: TraderListRequest['sort'],
): number => (by === 'max_drawdown' ? order(a[by], b[by]) : order(b[by], a[by]));
